import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { ContactCard } from './contact-card';
import { KeylessCards } from './keyless-cards';
import { PostedTripAnswers } from './posted-trip-answers';

/** The page of trips without a link: has it sent again, or takes a notice of cancelling. */
export function KeylessTrip({ isBroken }: { isBroken: boolean }) {
  const m = useMessages('trip');
  return (
    <div className="page-width grid min-h-dvh content-start items-start gap-8 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10 lg:pt-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <header className="grid gap-3 lg:col-span-2">
        <h1>{m.title}</h1>
        {isBroken ? (
          <Alert tone="warn" title={m.badLink.title} className="max-w-2xl">
            <p>{m.badLink.text}</p>
          </Alert>
        ) : null}
        <p className="max-w-2xl text-lead text-ink-2">{m.keyless.lead}</p>
        <PostedTripAnswers />
        <WithoutScript />
      </header>
      <div className="grid gap-6">
        <KeylessCards />
      </div>
      <aside className="lg:sticky lg:top-8">
        <ContactCard title={m.keyless.otherWays} />
      </aside>
    </div>
  );
}

/** Without JavaScript the forms send, and a trip cannot be opened: people can be called. */
function WithoutScript() {
  const locale = useLocale();
  const m = useMessages('trip').keyless;
  return (
    <noscript>
      <p className="max-w-2xl rounded bg-warn-soft p-4 font-bold text-warn">
        {m.noScript} <bdi dir="ltr">{phoneIn(locale, business.phone)}</bdi>
      </p>
    </noscript>
  );
}
