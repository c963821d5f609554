import { useId, useState } from 'react';
import type { LeadRecord } from '@/data/lead-record';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { describedBy, Field, TextArea } from '@/ui/field';
import { useLastChanger } from './lead-names';
import { dropNoteDraft, keepNoteDraft, readNoteDraft } from './note-draft';
import { SavingState } from './saving-state';
import { useLeadWork } from './use-lead-work';

/** As long as the database lets it be. */
const LONGEST_NOTE = 4_000;

/**
 * What staff note about a lead. Each keystroke is kept on the device until it is saved, and a text that somebody else has
 * saved meanwhile is shown beside one's own.
 */
export function LeadNote({ userId, record }: { userId: string; record: LeadRecord }) {
  const id = useId();
  const m = useMessages('staffLeads').note;
  const whoChanged = useLastChanger();
  const saved = record.staff_notes ?? '';
  const [kept] = useState(() => readNoteDraft(userId, record.id));
  const [text, setText] = useState(kept?.text ?? saved);
  const [base, setBase] = useState(kept?.base ?? saved);
  const saving = useLeadWork(userId, record.id);
  const isDirty = text !== base;
  const hasConflict = isDirty && base !== saved && !saving.isPending;
  // Untouched, the field follows what is saved.
  if (!isDirty && base !== saved) takeOver(saved);

  function takeOver(note: string) {
    setText(note);
    setBase(note);
  }

  function type(typed: string) {
    setText(typed);
    keepNoteDraft(userId, record.id, { text: typed, base, reference: record.reference });
  }

  function discard() {
    dropNoteDraft(userId, record.id);
    takeOver(saved);
  }

  function save(ground: string) {
    const seen = { ...record, staff_notes: ground || null };
    saving.mutate(
      { seen, work: { staff_notes: text.trim() || null } },
      {
        onSuccess: (saving) => {
          if (saving.outcome !== 'saved') return;
          dropNoteDraft(userId, record.id);
          takeOver(saving.record.staff_notes ?? '');
        },
      },
    );
  }

  return (
    <div className="grid gap-3">
      <Field id={id} label={m.label} hint={m.hint}>
        <TextArea
          id={id}
          rows={4}
          maxLength={LONGEST_NOTE}
          value={text}
          {...describedBy(id, { hint: m.hint })}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {kept && isDirty && text === kept.text && !hasConflict ? (
        <p className="text-sm text-ink-2">{m.restored}</p>
      ) : null}
      {hasConflict ? (
        <Alert tone="warn">
          <p>{m.conflict(whoChanged(record, ['staff_notes']))}</p>
          <blockquote className="my-2 border-s-2 border-current ps-3 whitespace-pre-wrap wrap-anywhere text-ink">
            <bdi>{saved || m.emptied}</bdi>
          </blockquote>
          <div className="flex flex-wrap gap-2">
            <Button tone="outline" size="small" onClick={discard}>
              {m.takeTheirs}
            </Button>
            <Button size="small" onClick={() => save(saved)}>
              {m.keepMine}
            </Button>
          </div>
        </Alert>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" disabled={!isDirty} busy={saving.isPending} onClick={() => save(base)}>
            {m.save}
          </Button>
          {isDirty && !saving.isPending ? (
            <Button tone="outline" size="small" className="inset-ring-0" onClick={discard}>
              {m.discard}
            </Button>
          ) : null}
          <SavingState saving={{ ...saving, isSuccess: saving.isSuccess && !isDirty }} />
        </div>
      )}
    </div>
  );
}
