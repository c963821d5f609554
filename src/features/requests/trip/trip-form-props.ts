import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { TripValues } from '../fields/form-values';

export interface TripForm extends CheckedForm<TripValues> {
  /** ISO code of the chosen country; the values hold only its calling code, which several countries may share. */
  phoneCountry: string;
  choosePhoneCountry: (iso: string) => void;
}

/** What every part of the form gets. */
export interface TripFormProps {
  form: TripForm;
}
