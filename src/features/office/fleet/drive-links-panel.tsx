import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { driveAddress, renewDriveLink, type DriveLink, type Driver } from '@/data/fleet';
import { ChatLink } from '@/features/office/kit/chat-link';
import { Loaded } from '@/features/office/kit/lookup';
import { StepQuestion } from '@/features/office/kit/step-question';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { driverName, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { CopyButton } from '@/ui/copy-button';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { driveLinksQuery } from './queries';

interface DriveLinksPanelProps {
  drivers: readonly Driver[];
  /** Managers and above. */
  mayRenew: boolean;
}

/** The page of each driver: its link is copied or sent by WhatsApp, and made void where a telephone was lost. */
export function DriveLinksPanel({ drivers, mayRenew }: DriveLinksPanelProps) {
  const m = useMessages('staffFleet').drive;
  const links = useQuery(driveLinksQuery);
  return (
    <PanelCard title={m.title} busy={links.isPending}>
      <p className="max-w-prose px-5 pb-5 text-sm text-ink-2">{m.intro}</p>
      <Loaded of={links} failed={m.loadFailed} className="m-5">
        {(known) => (
          <ul aria-label={m.title}>
            {drivers.map((driver) => {
              const link = known.find((one) => one.driver === driver.no);
              return link ? <LinkLine key={driver.no} {...{ driver, link, mayRenew }} /> : null;
            })}
          </ul>
        )}
      </Loaded>
    </PanelCard>
  );
}

function LinkLine({ driver, link, mayRenew }: { driver: Driver; link: DriveLink; mayRenew: boolean }) {
  const m = useMessages('staffFleet').drive;
  const locale = useLocale();
  const [isRefused, setRefused] = useState(false);
  const renewing = useStep({
    call: () => renewDriveLink(driver.no),
    again: [driveLinksQuery.queryKey],
    words: () => m.gone,
  });
  const name = driverName(locale, driver.name);
  const address = driveAddress(link);
  const seen = link.last_seen_at;
  return (
    <li className="grid gap-3 border-t border-stone-200 px-5 py-4">
      <p>
        <bdi className="font-bold">{name}</bdi>{' '}
        <span className="text-sm text-ink-2">{seen ? m.seen(isolatedText(shortMoment(locale, seen))) : m.never}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} labels={m.copy} onFailure={() => setRefused(true)} />
        <ChatLink phone={driver.phone} text={m.chatText(address)} tone="outline">
          {m.chat}
        </ChatLink>
        {mayRenew ? (
          <StepQuestion
            name={`drive-link:${link.key}`}
            words={{ ...m.renew, question: m.renew.question(isolatedText(name)) }}
            tone="danger"
            step={renewing}
            onConfirm={() => renewing.run()}
          />
        ) : null}
      </div>
      <StepState step={{ ...renewing, problem: undefined }}>{m.renewed}</StepState>
      {isRefused ? (
        <p className="text-sm">
          {m.copyFailed} <Ltr className="wrap-anywhere select-all">{address}</Ltr>
        </p>
      ) : null}
    </li>
  );
}
