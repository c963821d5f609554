import { useEffect, useState, type ReactNode } from 'react';
import { business } from '@/config/business';
import { DRIVE_WORDS, type DriveWords } from '@/content/drive-words';
import type { DriveLanguage, DriveLink } from '@/data/drive';
import { displayPhone } from '@/i18n/format';
import { telephoneLink } from '@/lib/contact-links';
import { Icon } from '@/ui/icon';
import { Select } from '@/ui/select';
import type { Refused } from './drive-session';
import { DriveWordsContext, timeOf, useDriveWords, wordsIn } from './drive-words-context';
import { RideList } from './ride-list';
import { withReports, type LostRide } from './ride-life';
import { RideView } from './ride-view';
import { useDrive } from './use-drive';
import { useOpenRide } from './use-open-ride';

interface DriveShellProps {
  /** Those that are read until a language is chosen, where they are missing. */
  words?: DriveWords;
  choose?: (language: DriveLanguage) => void;
  children: ReactNode;
}

/** The frame of a driver's page: one column, the office's telephone, the page's own languages. */
export function DriveShell({ words = wordsIn(null), choose, children }: DriveShellProps) {
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = words.language;
    root.dir = words.direction;
  }, [words]);
  return (
    <DriveWordsContext value={words}>
      <div className="flex min-h-dvh flex-col bg-stone-50 text-night-950">
        <header className="bg-night-950 text-white">
          <div className="mx-auto flex min-h-14 w-full max-w-120 items-center gap-3 px-4">
            <h1 className="me-auto text-lead font-bold">{words.title}</h1>
            <a
              href={telephoneLink(business.phone)}
              aria-label={`${words.office} ${displayPhone(business.phone)}`}
              className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 text-white no-underline"
            >
              <Icon name="phone" /> {words.office}
            </a>
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-120 grow flex-col gap-4 px-4 pt-4">{children}</main>
        {choose ? (
          <footer className="mx-auto w-full max-w-120 px-4 py-4">
            <label className="flex items-center gap-3 font-bold">
              {words.languages}
              <span className="grow">
                <Select value={words.language} onChange={(event) => choose(event.currentTarget.value as DriveLanguage)}>
                  {DRIVE_WORDS.map(({ language, name }) => (
                    <option key={language} value={language} lang={language}>
                      {name}
                    </option>
                  ))}
                </Select>
              </span>
            </label>
            {words.unread ? <p className="mt-2 text-sm">{words.unread}</p> : null}
          </footer>
        ) : null}
      </div>
    </DriveWordsContext>
  );
}

/** Before it is known whose they are. */
export function RidesToCome() {
  const { loading, noScript } = useDriveWords();
  return (
    <>
      <p role="status">{loading}</p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </>
  );
}

/** Without a link, or with one that opens nothing. */
export function NoLink() {
  const { noLink } = useDriveWords();
  return (
    <>
      <h2 className="text-card font-bold">{noLink.title}</h2>
      <p>{noLink.text}</p>
    </>
  );
}

/** The rides behind a driver's link. */
export function DriverRides({ link }: { link: DriveLink }) {
  const { shown, drive } = useDrive(link);
  const { kept, state } = shown;
  const words = wordsIn(kept.language ?? kept.page?.language ?? null);
  return (
    <DriveShell words={words} {...(state !== 'void' && { choose: (language) => drive.chooseLanguage(language) })}>
      {state === 'void' ? <NoLink /> : null}
      {state === 'asking' ? <RidesToCome /> : null}
      {state === 'silent' ? (
        <>
          <p role="alert">{words.unreachable.text}</p>
          <button
            type="button"
            className="min-h-16 rounded-lg bg-amber-400 text-lead font-bold"
            onClick={() => void drive.look()}
          >
            {words.unreachable.again}
          </button>
        </>
      ) : null}
      {state === 'open' ? <OpenRides {...{ shown, drive }} /> : null}
    </DriveShell>
  );
}

/** The time by the server's clock; it goes on while the page is looked at. */
function useNow(ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}

function OpenRides({ shown, drive }: ReturnType<typeof useDrive>) {
  const words = useDriveWords();
  const { kept, isCut, refused } = shown;
  const { page, reports, lost } = kept;
  const now = useNow(kept.ahead);
  const [openId, setOpen] = useOpenRide();
  if (!page) return null;
  const rides = page.rides.map((ride) => withReports(ride, reports));
  const ride = rides.find(({ id }) => id === openId);
  const time = timeOf(kept.readAt + kept.ahead);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {ride ? (
          <button
            type="button"
            className="inline-flex min-h-12 items-center gap-2 font-bold"
            onClick={() => setOpen(null)}
          >
            <Icon name="arrow" backwards /> {words.allRides}
          </button>
        ) : null}
        <p role="status" className="text-sm">
          {isCut ? words.noSignal(time) : words.upToDate(time)}
          {reports.length > 0 ? <strong className="block">{words.waiting(reports.length)}</strong> : null}
        </p>
      </div>
      {refused ? <Refusal refused={refused} onUnderstood={() => drive.forgetRefusal()} /> : null}
      {lost.map((one) => (
        <Lost key={one.id} ride={one} onUnderstood={() => drive.forget(one)} />
      ))}
      {ride ? (
        <RideView
          ride={ride}
          driver={page.driver}
          now={now}
          say={(report) => void drive.report({ ...report, ride: ride.id })}
        />
      ) : (
        <RideList page={page} rides={rides} onOpen={setOpen} />
      )}
    </>
  );
}

function Notice({ children, onUnderstood }: { children: ReactNode; onUnderstood: () => void }) {
  const { understood } = useDriveWords();
  return (
    <div role="alert" className="grid gap-2 rounded-lg border-2 border-night-900 bg-white p-3 font-bold">
      <p>{children}</p>
      <button type="button" className="min-h-12 rounded bg-night-950 px-4 font-bold text-white" onClick={onUnderstood}>
        {understood}
      </button>
    </div>
  );
}

function Refusal({ refused: { code, until }, onUnderstood }: { refused: Refused; onUnderstood: () => void }) {
  const { refusals } = useDriveWords();
  const known: Readonly<Partial<Record<string, string>>> = { ...refusals, until: undefined };
  return (
    <Notice onUnderstood={onUnderstood}>
      {until ? refusals.until(timeOf(until)) : (known[code] ?? refusals.other)}
    </Notice>
  );
}

function Lost({ ride, onUnderstood }: { ride: LostRide; onUnderstood: () => void }) {
  const words = useDriveWords();
  const route = `\u2068${ride.pickup}\u2069 – \u2068${ride.dropoff}\u2069`;
  return <Notice onUnderstood={onUnderstood}>{words.lost(timeOf(ride.pickup_at), route)}</Notice>;
}
