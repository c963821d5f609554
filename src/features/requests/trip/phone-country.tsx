import { createContext, use, type ReactNode } from 'react';

/** ISO code of the chosen country; the form's values hold only its calling code, which several countries may share. */
export interface PhoneCountry {
  iso: string;
  choose: (iso: string) => void;
}

const PhoneCountryContext = createContext<PhoneCountry>({ iso: 'IL', choose: () => undefined });

export function PhoneCountryProvider({ value, children }: { value: PhoneCountry; children: ReactNode }) {
  return <PhoneCountryContext value={value}>{children}</PhoneCountryContext>;
}

export function usePhoneCountry(): PhoneCountry {
  return use(PhoneCountryContext);
}
