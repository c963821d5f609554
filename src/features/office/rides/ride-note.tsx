import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { setRideNote, type Ride, type RideAnswer } from '@/data/rides';
import { SavePart } from '@/features/office/kit/save-part';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { ridesKey, takeOverRides } from './queries';
import { ridesOf, useRideRefusal } from './use-ride-step';

const schema = z.object({ meeting_point: z.string(), party: z.string(), instructions: z.string() });
type Note = z.infer<typeof schema>;

/** What the driver is told besides the facts: where to meet, of several cars who rides in this one, and a word. */
export function RideNote({ ride: shown }: { ride: Ride }) {
  const locale = useLocale();
  const { step } = useMessages('staff');
  const m = useMessages('staffRides').note;
  const cache = useQueryClient();
  const note = useRecordForm<Ride, Note, RideAnswer>({
    keep: `ride-note:${shown.id}`,
    row: shown,
    schema,
    errorText: (code) => code,
    valuesOf: (ride) => ({
      meeting_point: ride?.meeting_point ?? '',
      party: ride?.party ?? '',
      instructions: ride?.instructions ?? '',
    }),
    call: async (ride, values) => {
      const answer = await setRideNote(ride ?? shown, values);
      await takeOverRides(cache, ridesOf(answer));
      return answer;
    },
    rowOf: ({ ride }) => ride,
    words: useRideRefusal(),
    again: [ridesKey],
  });
  const { updated_by_name: by } = shown;
  return (
    <form noValidate className="grid gap-3" onSubmit={note.submit}>
      <FormField form={note.form} name="meeting_point" label={m.meeting_point} className="text-sm">
        {(control) => (
          <>
            <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />
            {shown.meeting && !note.values.meeting_point ? (
              <p className="text-sm text-ink-2">{m.atPoint(shown.meeting[locale])}</p>
            ) : null}
          </>
        )}
      </FormField>
      {shown.cars > 1 ? (
        <FormField form={note.form} name="party" label={m.party} hint={m.partyHint} className="text-sm">
          {(control) => <TextArea {...control} dir="auto" rows={2} maxLength={300} />}
        </FormField>
      ) : null}
      <FormField form={note.form} name="instructions" label={m.instructions} className="text-sm">
        {(control) => <TextArea {...control} dir="auto" rows={3} maxLength={1_000} />}
      </FormField>
      <DraftNote form={note.form} />
      <SavePart
        record={note}
        size="small"
        whenTouched="usable"
        changed={step.changed(by && isolatedText(by))}
        told={(name, value) => ({ label: m[name], text: String(value) })}
      />
    </form>
  );
}
