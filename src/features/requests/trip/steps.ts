import type { TripStep } from './step-types';
import { extrasStep } from './steps/extras-step';
import { personalStep } from './steps/personal-step';
import { routeStep } from './steps/route-step';
import { serviceStep } from './steps/service-step';
import { whenStep } from './steps/when-step';
import type { TripField } from './trip-values';

/** The form, in its order (specification, section 4). */
export const tripSteps: readonly TripStep[] = [personalStep, routeStep, whenStep, serviceStep, extrasStep];

/** Index of the step that asks for a field. */
export function stepOfField(field: TripField): number {
  return tripSteps.findIndex((step) => step.fields.includes(field));
}
