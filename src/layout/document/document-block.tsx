import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import type { DocumentBlock as Block } from '@/content/document';
import { useLocale } from '@/i18n/locale-context';
import { emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Ltr } from '@/ui/ltr';
import { RetentionTable } from './retention-table';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** One paragraph, list, table or contact card of a document. */
export function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return <BlockList block={block} />;
    case 'table':
      return <RetentionTable {...block} />;
    case 'contact':
      return <ContactCard block={block} />;
  }
}

function BlockList({ block }: { block: BlockOf<'list'> }) {
  return (
    <ul className="grid gap-3">
      {block.items.map((item) => (
        <li key={item.text} className="border-s-2 border-stone-300 ps-4">
          {item.term ? <strong className="block">{item.term}</strong> : null}
          {item.text}
        </li>
      ))}
    </ul>
  );
}

function ContactCard({ block }: { block: BlockOf<'contact'> }) {
  const locale = useLocale();
  const ways = [
    { label: block.email, href: emailLink(business.email, block.emailSubject), shown: business.email },
    { label: block.phone, href: telephoneLink(business.phone), shown: phoneIn(locale, business.phone) },
    { label: block.whatsapp, href: whatsappLink(business.whatsapp), shown: phoneIn(locale, business.whatsapp) },
  ];
  return (
    <dl className="grid border-y border-stone-300">
      {ways.map((way) => (
        <div
          key={way.label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-stone-200 py-3 last:border-b-0"
        >
          <dt className="text-ink-2">{way.label}</dt>
          <dd>
            <a href={way.href}>
              <Ltr>{way.shown}</Ltr>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
