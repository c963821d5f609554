import type { ComponentProps } from 'react';
import { cleanDigits } from '@/data/submit-lead';
import { readTypedDay } from '@/i18n/typed-day';
import { DayInput } from '@/ui/day-input';

type TypedDayProps = Omit<ComponentProps<typeof DayInput>, 'keepsWhatIsNoDay' | 'readDay'>;

const readDay = (text: string, today: string) => readTypedDay(cleanDigits(text), today);

/**
 * The field of a day on every page of visitors: read in any usual way, with the month's name in any language of the site and digits
 * of any script. What is no day stays as it was typed.
 */
export const TypedDay = (props: TypedDayProps) => <DayInput {...props} keepsWhatIsNoDay readDay={readDay} />;
