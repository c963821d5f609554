import { useQueryClient } from '@tanstack/react-query';
import { MEETING_DRAWINGS, saveMeetingPoint, type MeetingPlace, type MeetingPoint } from '@/data/meeting-points';
import { ChoiceField, DigitsField } from '@/features/office/kit/fields';
import { SavePart } from '@/features/office/kit/save-part';
import { FormSheet } from '@/features/office/kit/side-sheet';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { knownName } from '@/i18n/format';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { pointFields, pointSchema, pointValues, SENTENCE_MAX, type PointValues } from './point-values';
import { meetingPointsQuery } from './queries';
import { SpotField } from './spot-field';

interface PointFormProps {
  /** Accessible name: the airport, and how people are met there. */
  title: string;
  place: MeetingPlace;
  /** Null: nobody has described it yet. */
  point: MeetingPoint | null;
  onSaved: () => void;
  onClose: () => void;
}

interface PointSaving {
  outcome: 'saved' | 'changed_by_other';
  point: MeetingPoint | null | undefined;
}

/** Where somebody is met and how, in every language, and the spot on its drawing. */
export function PointForm({ title, place, point, onSaved, onClose }: PointFormProps) {
  const m = useMessages('staffMeetingPoints');
  const cache = useQueryClient();

  async function save(seen: MeetingPoint | null, values: PointValues): Promise<PointSaving> {
    const saved = await saveMeetingPoint(place, seen, pointFields(values));
    if (saved) return { outcome: 'saved', point: saved };
    // Somebody else was faster: their words are shown before they are replaced.
    const airports = await cache.fetchQuery({ ...meetingPointsQuery, staleTime: 0 });
    const ways = airports.find(({ id }) => id === place.airport)?.ways;
    return { outcome: 'changed_by_other', point: ways?.find((way) => way.place.way === place.way)?.point };
  }

  const record = useRecordForm<MeetingPoint, PointValues, PointSaving>({
    keep: `meeting-point:${place.airport}:${place.way}`,
    row: point,
    schema: pointSchema,
    errorText: (code) => knownName(m.form.errors, code),
    valuesOf: pointValues,
    call: save,
    rowOf: (answer) => answer.point,
    again: [meetingPointsQuery.queryKey],
    onDone: onSaved,
  });
  const { form, values } = record;
  const labelOf = (of: 'place' | 'how', locale: (typeof locales)[number]) =>
    `${m.form[of]}, ${localeRegistry[locale].name}`;
  const labels: Readonly<Record<string, string>> = {
    ...m.form.fields,
    ...Object.fromEntries(
      (['place', 'how'] as const).flatMap((of) => locales.map((locale) => [`${of}_${locale}`, labelOf(of, locale)])),
    ),
  };
  return (
    <FormSheet title={title} form={form} onClose={onClose}>
      <form noValidate className="grid gap-6" onSubmit={record.submit}>
        <p className="text-sm text-ink-2">{m.form.carried}</p>
        {(['place', 'how'] as const).map((of) => (
          <fieldset key={of} className="grid gap-3">
            <legend className="font-bold">{m.form[of]}</legend>
            <p className="text-sm text-ink-2">{m.form[`${of}Hint`]}</p>
            {locales.map((locale) => (
              <FormField
                key={locale}
                form={form}
                name={`${of}_${locale}` as const}
                label={localeRegistry[locale].name}
                className="text-sm"
              >
                {(control) => (
                  <TextArea
                    {...control}
                    aria-label={labelOf(of, locale)}
                    lang={locale}
                    dir={localeRegistry[locale].direction}
                    rows={2}
                    maxLength={SENTENCE_MAX}
                  />
                )}
              </FormField>
            ))}
          </fieldset>
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            form={form}
            name="drawing"
            label={m.form.fields.drawing}
            options={MEETING_DRAWINGS.map((drawing) => [drawing, m.form.drawings[drawing]])}
          />
          <DigitsField
            form={form}
            name="terminal"
            label={m.form.fields.terminal}
            hint={m.form.terminalHint}
            isShort
            maxLength={2}
          />
        </div>
        <SpotField form={form} values={values} />
        <SavePart
          record={record}
          told={(name, value) => ({
            label: knownName(labels, name),
            text: name === 'drawing' ? knownName(m.form.drawings, String(value)) : String(value),
          })}
        />
      </form>
    </FormSheet>
  );
}
