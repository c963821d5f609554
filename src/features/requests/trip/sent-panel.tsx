import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { SentReference } from '../sending/sent-reference';
import { announceCopyFailed } from './trip-toasts';

/** The lasting confirmation above the form: the reference, and what happens next. It takes the focus. */
export function SentPanel({ reference, chat }: { reference: string; chat: string }) {
  const messages = useMessages('tripRequest');
  const m = messages.sent;
  return (
    <div className="grid gap-6 rounded-lg bg-sea-100 p-5 sm:p-8 lg:col-span-2 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <SentReference title={m.title} label={m.reference} reference={reference} />
        <div className="flex flex-wrap gap-3">
          <CopyButton text={reference} labels={m} onFailure={() => announceCopyFailed(messages)} />
          <a
            href={whatsappLink(business.whatsapp, chat)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ tone: 'secondary', size: 'small' })}
          >
            <Icon name="chat" />
            {m.openChat}
          </a>
        </div>
      </div>
      <div className="grid content-start gap-2">
        <p className="font-bold">{m.next}</p>
        <ol className="grid list-decimal gap-2 ps-5 marker:font-bold marker:text-sea-700">
          {m.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
