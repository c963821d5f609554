import { leadField, type LeadFieldName } from '@/data/leads';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DayField, TextField } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { answerText } from './lead-answer';
import { useServiceName } from './lead-names';

interface CorrectionFieldProps {
  form: CheckedForm<Record<string, string>>;
  name: LeadFieldName;
  /** A word for a field that has to be filled. */
  required?: string | false;
}

/** The whole hours of a day, "07:00". */
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** What can be chosen, as it stands in the form's values; nothing for what is typed. */
function choicesOf(name: LeadFieldName): readonly string[] | null {
  const { kind, min = 0, max = 0, options = [] } = leadField(name);
  switch (kind) {
    case 'slot':
      return HOURS;
    case 'count':
      return Array.from({ length: max - min + 1 }, (_, nth) => String(min + nth));
    case 'flag':
      return ['true', 'false'];
    case 'choice':
      return options;
    default:
      return null;
  }
}

/** An answer as it stands in the form's values, as it is said to people. */
export function useShownAnswer(): (name: LeadFieldName, typed: string) => string {
  const { drawer, choices } = useMessages('staffLeads');
  const serviceName = useServiceName();
  return (name, typed) =>
    typed &&
    answerText(name, leadField(name).kind === 'flag' ? typed === 'true' : typed, { drawer, choices, serviceName });
}

/** One answer in an input of its kind. */
export function CorrectionField({ form, name, required = false }: CorrectionFieldProps) {
  const m = useMessages('staffLeads');
  const shown = useShownAnswer();
  const { kind, ltr } = leadField(name);
  const choices = choicesOf(name);
  const field = { form, name, label: m.fields[name], className: 'text-sm' };
  if (kind === 'date') return <DayField {...field} />;
  if (!choices) return <TextField {...field} required={required} dir={ltr ? 'ltr' : 'auto'} />;
  const options = choices.map((choice): Option => [choice, shown(name, choice)]);
  return <ChoiceField {...field} required={required} options={[['', m.none], ...options]} />;
}
