import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deleteLead, type LeadRecord } from '@/data/lead-record';
import { Part, RecordSheet } from '@/features/office/kit/record-sheet';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Ltr } from '@/ui/ltr';
import { formatDayInIsrael } from '@/i18n/format';
import { StepQuestion } from '@/features/office/kit/step-question';
import { useStep } from '@/features/office/kit/use-step';
import { useDraftOwner } from '@/ui/form/own-draft';
import { showToast } from '@/ui/toast';
import { ContactMenu } from './contact-menu';
import { LeadCorrection } from './lead-correction';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';
import { LeadNote } from './lead-note';
import { LeadStatusBadge } from './lead-status';
import { LeadWorkFields } from './lead-work-fields';
import { leadListKey, leadQuery } from './queries';
import { ReleaseButton } from './release-button';
import { dropNoteDraft } from './note-draft';

interface LeadDrawerProps {
  /** Null: closed. */
  leadId: string | null;
  /** Managers and above. */
  mayDelete: boolean;
  onClose: () => void;
  /** The price, between the request and its handling. */
  renderOffer?: ((lead: LeadRecord) => ReactNode) | undefined;
  /** To another lead: a duplicate. */
  onOpen: (leadId: string) => void;
}

/** One lead in full, beside the page it was opened from. */
export function LeadDrawer({ leadId, ...rest }: LeadDrawerProps) {
  return leadId === null ? null : <OpenDrawer leadId={leadId} {...rest} />;
}

function OpenDrawer({ leadId, ...rest }: LeadDrawerProps & { leadId: string }) {
  const { onClose } = rest;
  const m = useMessages('staffLeads');
  const lookup = useQuery(leadQuery(leadId));
  return (
    <RecordSheet
      label={lookup.data ? m.drawer.label(lookup.data.name) : m.drawer.waiting}
      lookup={lookup}
      words={{ ...m.drawer, loading: m.loading }}
      onClose={onClose}
      renderActions={(record) => <ContactMenu lead={record} size="full" />}
      renderHead={({ name, reference, status }) => (
        <>
          <h2 className="text-card wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-2">
            <Ltr>{reference}</Ltr>
            <LeadStatusBadge status={status} />
          </p>
        </>
      )}
    >
      {(record) => <Contents key={record.id} record={record} {...rest} />}
    </RecordSheet>
  );
}

function Contents({
  record,
  mayDelete,
  renderOffer,
  onClose,
  onOpen,
}: Omit<LeadDrawerProps, 'leadId'> & { record: LeadRecord }) {
  const m = useMessages('staffLeads');
  const reasons: Readonly<Record<string, string>> = m.release.reasons;
  return (
    <>
      {record.quarantine_reason ? (
        <Alert tone="warn" title={m.tabs.quarantined}>
          <p>{reasons[record.quarantine_reason] ?? record.quarantine_reason}</p>
          <div className="pt-2 text-ink">
            <ReleaseButton leadId={record.id} onReleased={onClose} />
          </div>
        </Alert>
      ) : null}
      <LeadDuplicates record={record} onOpen={onOpen} />
      <Part title={m.drawer.facts}>
        <LeadFacts record={record} />
        <LeadCorrection record={record} />
      </Part>
      {renderOffer?.(record)}
      <Part title={m.drawer.work}>
        <LeadWorkFields record={record} />
        <LeadNote record={record} />
      </Part>
      <Part title={m.history.title}>
        <LeadHistory record={record} />
      </Part>
      {mayDelete ? <LeadDeletion record={record} onDeleted={onClose} /> : null}
    </>
  );
}

/** The requests that the same customer seems to have sent, each a way to it; nothing where there are none. */
function LeadDuplicates({ record, onOpen }: { record: LeadRecord; onOpen: (leadId: string) => void }) {
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

interface LeadDeletionProps {
  record: LeadRecord;
  onDeleted: () => void;
}

/** Deletes a lead for good, after asking once more. */
function LeadDeletion({ record, onDeleted }: LeadDeletionProps) {
  const m = useMessages('staffLeads').deletion;
  const owner = useDraftOwner();
  const step = useStep<void, void>({
    call: () => deleteLead(record.id),
    again: [leadListKey],
    onEnd: (end) => {
      if (end !== 'done') return;
      dropNoteDraft(owner, record.id);
      onDeleted();
      showToast({ tone: 'success', title: m.done(record.reference) });
    },
  });
  return (
    <StepQuestion
      name={`${record.id}:delete`}
      words={m}
      tone="danger"
      className="justify-self-start text-danger"
      step={step}
      onConfirm={() => step.run()}
    />
  );
}
