import type { ComponentType } from 'react';
import { askedFields, leadField, TRIP_STEPS, type TripStepId } from '@/data/submit-lead';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import type { IconName } from '@/ui/icon-paths';
import type { TripField, TripValues } from '../fields/form-values';
import { ExtrasFields } from './steps/extras-fields';
import { PersonalFields } from './steps/personal-fields';
import { RouteFields } from './steps/route-fields';
import { ServiceFields } from './steps/service-fields';
import { WhenFields } from './steps/when-fields';
import type { TripFormProps } from './trip-form-props';

/** A step of the form. Everything but `Fields` works without rendering. */
export interface TripStep {
  id: TripStepId;
  icon: IconName;
  Fields: ComponentType<TripFormProps>;
  /** The values that the step asks for, by the table of fields. */
  fields: readonly TripField[];
  /** Those of them without which no request can be sent. */
  required: readonly TripField[];
}

const stepParts: Record<TripStepId, Pick<TripStep, 'icon' | 'Fields'>> = {
  personal: { icon: 'user', Fields: PersonalFields },
  route: { icon: 'pin', Fields: RouteFields },
  when: { icon: 'calendar', Fields: WhenFields },
  service: { icon: 'car', Fields: ServiceFields },
  extras: { icon: 'note', Fields: ExtrasFields },
};

/** What the form asks for besides, before the field that it belongs to. */
const ASKED_BEFORE: Partial<Record<TripField, readonly TripField[]>> = {
  phone: ['country_code'],
  passenger_name: ['for_other'],
  passenger_phone: ['passenger_country_code'],
};

/** The form, in its order (docs/spec/public-site.md#requests). */
export const tripSteps: readonly TripStep[] = TRIP_STEPS.map((id) => {
  const asked = askedFields('trip').filter((name) => leadField(name).step === id);
  return {
    id,
    ...stepParts[id],
    fields: asked.flatMap((name): TripField[] => [...(ASKED_BEFORE[name] ?? []), name]),
    required: asked.filter((name) => leadField(name).forms.trip === 'required'),
  };
});

/** Index of the step that asks for a field. */
export function stepOfField(field: TripField): number {
  return tripSteps.findIndex((step) => step.fields.includes(field));
}

/** As inside a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Names of the required answers that are still missing, in the order of the form; a step not begun stands for its own. */
export function stillToCome(values: TripValues, messages: TripRequestMessages): string[] {
  return tripSteps
    .flatMap(({ id, required: always }) => {
      // With the tick the step has begun, and the name is missing by itself.
      const required: readonly TripField[] =
        id === 'extras' && values.for_other ? ['for_other', 'passenger_name'] : always;
      const missing = required.filter((field) => String(values[field]).trim() === '');
      const isBegun = missing.length < required.length;
      return isBegun || missing.length === 0
        ? missing.map((field) => messages.fields[field])
        : [messages.steps[id].title];
    })
    .map(lowered);
}
