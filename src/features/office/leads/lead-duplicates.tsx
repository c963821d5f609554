import type { LeadRecord } from '@/data/lead-record';
import { formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { LeadStatusBadge } from './lead-status';

/** The requests that the same customer seems to have sent, each a way to it; nothing where there are none. */
export function LeadDuplicates({ record, onOpen }: { record: LeadRecord; onOpen: (leadId: string) => void }) {
  const m = useMessages('staffLeads');
  if (record.duplicates.length === 0) return null;
  return (
    <section aria-label={m.duplicates.title} className="grid gap-1 rounded border-s-[5px] border-warn bg-warn-soft p-4">
      <h3 className="font-sans text-base font-bold">{m.duplicates.title}</h3>
      <p className="text-sm">{m.duplicates.text}</p>
      <ul>
        {record.duplicates.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded py-1 text-start underline-offset-4 hover:underline"
              onClick={() => onOpen(other.id)}
            >
              <bdi className="font-bold">{other.name}</bdi>
              <Ltr>{other.reference}</Ltr>
              <Ltr>{formatDayInIsrael(other.created_at)}</Ltr>
              <LeadStatusBadge status={other.status} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
