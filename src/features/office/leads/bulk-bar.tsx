import { LEAD_STATUSES, type LeadStatus } from '@/data/leads';
import { OptionLines, type Option } from '@/features/office/kit/choice';
import { StepButton } from '@/features/office/kit/step-button';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { useStatusName } from './lead-names';
import type { BulkOutcome, BulkStatus } from './use-bulk-status';

/** Below the list while leads are chosen: what to do with them; then what came of it, with the way back. */
export function BulkBar({ bulk }: { bulk: BulkStatus }) {
  const m = useMessages('staffLeads').bulk;
  const locale = useLocale();
  const { chosen, saving } = bulk;
  const isShown = chosen.length > 0 || saving.isBusy || saving.end !== null;
  return (
    <div
      role="group"
      aria-label={m.label}
      hidden={!isShown}
      className="sticky bottom-0 z-10 border-t border-stone-200 bg-paper px-4 py-3 shadow-2 sm:px-5"
    >
      {chosen.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-bold">{m.chosen(chosen.length, formatNumber(locale, chosen.length))}</p>
          <StatusChoice busy={saving.isBusy} onChoose={bulk.change} />
          {/* On a phone the head of the table is out of sight. */}
          <Button tone="outline" size="small" className="lg:hidden" onClick={bulk.toggleAll}>
            {m.all}
          </Button>
          <Button tone="outline" size="small" onClick={bulk.clear}>
            {m.clear}
          </Button>
        </div>
      ) : null}
      <div role="status" className="empty:hidden">
        {saving.problem ? <p className="pt-2 text-sm font-bold text-danger">{saving.problem}</p> : null}
        {saving.answer && chosen.length === 0 ? <Outcome outcome={saving.answer} bulk={bulk} /> : null}
      </div>
    </div>
  );
}

/** The choice is the action, and always begins with its name: a status that stood there would look like a fact. */
function StatusChoice({ busy, onChoose }: { busy: boolean; onChoose: (status: LeadStatus) => void }) {
  const m = useMessages('staffLeads').bulk;
  const statusName = useStatusName();
  return (
    <Select
      aria-label={m.change}
      aria-busy={busy}
      value=""
      className="min-w-48"
      onChange={({ target }) => (busy ? undefined : onChoose(target.value as LeadStatus))}
    >
      <OptionLines
        options={[
          ['', busy ? m.saving : m.change],
          ...LEAD_STATUSES.map((status): Option => [status, statusName(status)]),
        ]}
        disabled={['']}
      />
    </Select>
  );
}

function Outcome({ outcome, bulk }: { outcome: BulkOutcome; bulk: BulkStatus }) {
  const m = useMessages('staffLeads').bulk;
  const locale = useLocale();
  const statusName = useStatusName();
  const { done, missed, isUndo } = outcome;
  const count = formatNumber(locale, done.length);
  const [first] = done;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {first ? (
          <strong>
            {isUndo ? m.undone(done.length, count) : m.done(done.length, count, statusName(first.status))}
          </strong>
        ) : null}{' '}
        {missed > 0 ? m.missed(missed, formatNumber(locale, missed)) : null}
      </p>
      {first && !isUndo ? (
        <StepButton tone="outline" size="small" busy={bulk.saving.isBusy} onClick={() => bulk.undo(outcome)}>
          {m.undo}
        </StepButton>
      ) : null}
      <Button tone="outline" size="small" onClick={bulk.clear}>
        {m.close}
      </Button>
    </div>
  );
}
