import type { RestRules } from '@/config/rest-clock';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { PhoneName, TripValues } from '../fields/form-values';

export interface TripForm extends CheckedForm<TripValues> {
  /** ISO codes of the chosen countries; the values hold only their calling codes, which several countries may share. */
  phoneCountries: Readonly<Partial<Record<PhoneName, string>>>;
  choosePhoneCountry: (name: PhoneName, iso: string) => void;
}

/** What every part of the form gets. */
export interface TripFormProps {
  form: TripForm;
}

/** What the parts get that know when nobody drives. */
export interface TripTimeProps extends TripFormProps {
  rules: RestRules;
}
