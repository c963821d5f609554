import { useEffect, useRef, useState } from 'react';
import { TO_TRAVELLERS } from '@/content/drive-words';
import { meetingIn, shownPlate, type DrivePage, type DriveRide } from '@/data/drive';
import { displayPhone, driverName } from '@/i18n/format';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { timeOf, useDriveWords } from './drive-words-context';
import { NameSign } from './name-sign';
import { RideActions } from './ride-actions';
import { linkClass, RideFacts } from './ride-facts';
import { shownState, type Say } from './ride-life';
import { ToldByTraveller } from './told-by-traveller';

interface RideViewProps {
  /** With what waits for a signal. */
  ride: DriveRide;
  driver: DrivePage['driver'];
  now: number;
  say: Say;
}

/** One ride: what it is above, whom to call and what comes next below, where the thumb is. */
export function RideView({ ride, driver, now, say }: RideViewProps) {
  const words = useDriveWords();
  const [isSignUp, setSignUp] = useState(false);
  const sign = ride.sign_text ?? ride.name;
  const head = useRef<HTMLHeadingElement>(null);
  const signButton = useRef<HTMLButtonElement>(null);
  useEffect(() => head.current?.focus(), [ride.id]);
  return (
    <>
      <article className="grid gap-3 pb-4">
        <h2 ref={head} tabIndex={-1} className="text-h3 font-bold outline-none">
          {timeOf(ride.pickup_at)} <span className="text-lead font-bold">{words.states[shownState(ride.state)]}</span>
        </h2>
        <button
          ref={signButton}
          type="button"
          className="flex min-h-14 items-center justify-center gap-2 rounded border-2 border-night-900 bg-white px-3 text-lead font-bold"
          onClick={() => setSignUp(true)}
        >
          <Icon name="user" /> {words.sign.open}: <bdi>{sign}</bdi>
        </button>
        <ToldByTraveller ride={ride} />
        <RideFacts ride={ride} />
        <Writing ride={ride} driver={driver} />
      </article>
      <div className="sticky bottom-0 -mx-4 mt-auto grid gap-2 border-t-2 border-night-900 bg-stone-50 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="flex gap-2">
          {ride.phone ? (
            <a className={linkClass} href={telephoneLink(ride.phone)}>
              <Icon name="phone" /> {words.call} <Ltr>{displayPhone(ride.phone)}</Ltr>
            </a>
          ) : (
            <p>{words.phoneLater}</p>
          )}
        </div>
        <RideActions key={ride.state} ride={ride} now={now} say={say} />
      </div>
      {isSignUp ? (
        <NameSign
          name={sign}
          onClose={() => {
            setSignUp(false);
            signButton.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Sentences for the traveller, in the traveller's language: the driver presses, and WhatsApp has them written. */
function Writing({ ride, driver }: Pick<RideViewProps, 'ride' | 'driver'>) {
  const { write } = useDriveWords();
  if (!ride.phone) return null;
  const { language, phone } = ride;
  const name = driverName(language, driver);
  const plate = ride.plate ? shownPlate(ride.plate) : '';
  const texts = TO_TRAVELLERS[language];
  const place = meetingIn(ride, language) ?? '';
  const sentences = [
    { name: write.here, text: texts.here(name, plate, place) },
    { name: write.late, text: texts.late(name) },
    { name: write.where, text: texts.where(name, plate) },
  ];
  return (
    <section className="grid gap-2">
      <h3 className="text-lead font-bold">{write.title}</h3>
      {sentences.map((sentence) => (
        <a key={sentence.name} className={linkClass} href={whatsappLink(phone, sentence.text)} rel="noreferrer">
          <Icon name="chat" /> WhatsApp: {sentence.name}
        </a>
      ))}
    </section>
  );
}
