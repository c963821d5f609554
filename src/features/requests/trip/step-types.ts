import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Locale } from '@/i18n/locales';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import type { IconName } from '@/ui/icon-paths';
import type { TripField, TripValues } from './trip-values';

export type StepId = 'personal' | 'route' | 'when' | 'service' | 'extras';

/** One answer in words. */
export interface SummaryLine {
  field: TripField;
  label: string;
  value: string;
  /** Phones, dates and the like keep their own order inside Hebrew. */
  ltr?: boolean;
}

export interface SummaryContext {
  messages: TripRequestMessages;
  locale: Locale;
}

/** A step of the form. Everything but `Fields` works without rendering. */
export interface TripStep {
  id: StepId;
  icon: IconName;
  /** What the step's values must satisfy; messages are keys of the error texts. */
  schema: ZodMiniType<FieldValues, FieldValues>;
  /** The values that the step asks for, in the order of the page. */
  fields: readonly TripField[];
  /** Those of them without which no request can be sent. */
  required: readonly TripField[];
  Fields: ComponentType;
  /** What was answered in this step; questions without an answer are left out. */
  summary: (values: TripValues, context: SummaryContext) => SummaryLine[];
}
