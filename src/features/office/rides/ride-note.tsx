import { useId, useState } from 'react';
import { setRideNote, type Ride, type SeenRide } from '@/data/rides';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { dropDraft, ownDraftPlace, readStoredDraft, storeDraft } from '@/lib/stored-draft';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { ResultNote } from '@/ui/result-note';
import { Field, TextArea, TextInput } from '@/ui/field';
import { isDone, useRideAction } from './use-ride-action';

/** What the driver is told besides the facts. */
interface Note {
  meeting_point: string;
  instructions: string;
}

const FIELDS = ['meeting_point', 'instructions'] as const;
const isSame = (one: Note, other: Note) => FIELDS.every((field) => one[field] === other[field]);
const noteOf = ({ meeting_point, instructions }: Pick<Ride, keyof Note>): Note => ({
  meeting_point: meeting_point ?? '',
  instructions: instructions ?? '',
});

/** Unsaved texts stay on the device. */
const placeOf = (userId: string, rideId: string) => ownDraftPlace(userId, `ride-note:${rideId}`);

const isNote = (note: unknown): note is Note =>
  typeof note === 'object' && note !== null && FIELDS.every((field) => typeof Reflect.get(note, field) === 'string');

const readDraft = (userId: string, rideId: string) =>
  readStoredDraft<{ typed: Note; base: Note }>(placeOf(userId, rideId), ({ typed, base }) =>
    isNote(typed) && isNote(base) ? { typed, base } : null,
  );

/** Where to meet, and a word to the driver. A text that somebody else has saved meanwhile is shown beside one's own. */
export function RideNote({ userId, ride }: { userId: string; ride: Ride }) {
  const id = useId();
  const locale = useLocale();
  const m = useMessages('staffRides').note;
  const saved = noteOf(ride);
  const [{ typed, base }, setDraft] = useState(() => readDraft(userId, ride.id) ?? { typed: saved, base: saved });
  const saving = useRideAction(userId, ({ seen, note }: { seen: SeenRide; note: Note }) => setRideNote(seen, note));
  const isDirty = !isSame(typed, base);
  const hasConflict = isDirty && !isSame(base, saved) && !saving.isPending;
  // Untouched, the fields follow what is saved.
  if (!isDirty && !isSame(base, saved)) setDraft({ typed: saved, base: saved });

  function type(field: keyof Note, text: string) {
    const draft = { typed: { ...typed, [field]: text }, base };
    setDraft(draft);
    storeDraft(placeOf(userId, ride.id), draft);
  }

  function takeOver(note: Note) {
    dropDraft(placeOf(userId, ride.id));
    setDraft({ typed: note, base: note });
  }

  const save = () =>
    saving.mutate(
      { seen: ride, note: typed },
      { onSuccess: (answer) => isDone(answer) && takeOver(noteOf(answer.ride ?? { ...ride, ...typed })) },
    );

  return (
    <div className="grid gap-3">
      <Field id={`${id}-meeting`} label={m.meeting_point} className="text-sm">
        <TextInput
          id={`${id}-meeting`}
          dir="auto"
          autoComplete="off"
          maxLength={300}
          value={typed.meeting_point}
          onChange={({ target }) => type('meeting_point', target.value)}
        />
        {ride.meeting && !typed.meeting_point ? (
          <p className="text-sm text-ink-2">{m.asOffered(ride.meeting[locale])}</p>
        ) : null}
      </Field>
      <Field id={`${id}-instructions`} label={m.instructions} className="text-sm">
        <TextArea
          id={`${id}-instructions`}
          dir="auto"
          rows={3}
          maxLength={1_000}
          value={typed.instructions}
          onChange={({ target }) => type('instructions', target.value)}
        />
      </Field>
      {saving.problem ? <Alert tone="danger">{saving.problem}</Alert> : null}
      {hasConflict ? (
        <Alert tone="warn">
          <p>{ride.updated_by_name ? m.theirsBy(isolatedText(ride.updated_by_name)) : m.theirs}</p>
          <blockquote className="my-2 border-s-2 border-current ps-3 whitespace-pre-wrap wrap-anywhere text-ink">
            <bdi className="block">{saved.meeting_point || m.nothing}</bdi>
            <bdi className="block">{saved.instructions || m.nothing}</bdi>
          </blockquote>
          <div className="flex flex-wrap gap-2">
            <Button tone="outline" size="small" onClick={() => takeOver(saved)}>
              {m.takeTheirs}
            </Button>
            <Button size="small" onClick={save}>
              {m.keepMine}
            </Button>
          </div>
        </Alert>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" disabled={!isDirty} busy={saving.isPending} onClick={save}>
            {m.save}
          </Button>
          {isDirty && !saving.isPending ? (
            <Button tone="outline" size="small" className="inset-ring-0" onClick={() => takeOver(saved)}>
              {m.discard}
            </Button>
          ) : null}
          <ResultNote of={saving.problem || isDirty ? null : saving.data}>{m.saved}</ResultNote>
        </div>
      )}
    </div>
  );
}
