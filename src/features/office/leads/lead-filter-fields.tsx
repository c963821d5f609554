import { useId, type ReactNode } from 'react';
import { SERVICE_TYPES, type LeadFilter, type ServiceType, type StaffName } from '@/data/leads';
import { todayInIsrael } from '@/i18n/format';
import { locales, type Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { DayInput } from '@/ui/day-input';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';

interface LeadFilterFieldsProps {
  filter: LeadFilter;
  staff: readonly StaffName[];
  onNarrow: (changes: Partial<LeadFilter>) => void;
}

/** What the list is narrowed by, each in a field of its own. */
export function LeadFilterFields({ filter, staff, onNarrow }: LeadFilterFieldsProps) {
  const { services } = useMessages('staff');
  const { filters: m, fields, drawer } = useMessages('staffLeads');
  return (
    <>
      <ChoiceField
        label={m.service}
        value={filter.services[0] ?? ''}
        onChoose={(service) => onNarrow({ services: service ? [service as ServiceType] : [] })}
      >
        <option value="">{m.all}</option>
        {SERVICE_TYPES.map((service) => (
          <option key={service} value={service}>
            {services[service]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField label={m.assigned} value={filter.assigned} onChoose={(assigned) => onNarrow({ assigned })}>
        {(['anybody', 'mine', 'nobody'] as const).map((assigned) => (
          <option key={assigned} value={assigned}>
            {m[assigned]}
          </option>
        ))}
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={fields.language}
        value={filter.languages[0] ?? ''}
        onChoose={(language) => onNarrow({ languages: language ? [language as Locale] : [] })}
      >
        <option value="">{m.all}</option>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {drawer.languages[locale]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={fields.round_trip}
        value={filter.roundTrip ? 'yes' : ''}
        onChoose={(chosen) => onNarrow({ roundTrip: chosen === 'yes' })}
      >
        <option value="">{m.all}</option>
        <option value="yes">{m.roundTripsOnly}</option>
      </ChoiceField>
      <DayField
        label={m.travelFrom}
        day={filter.travelFrom}
        onDay={(day) => onNarrow({ travelFrom: day, travel: '' })}
      />
      <DayField label={m.travelTo} day={filter.travelTo} onDay={(day) => onNarrow({ travelTo: day, travel: '' })} />
      <DayField label={m.from} day={filter.receivedFrom} onDay={(day) => onNarrow({ receivedFrom: day })} />
      <DayField label={m.to} day={filter.receivedTo} onDay={(day) => onNarrow({ receivedTo: day })} />
    </>
  );
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function ChoiceField({ label, value, onChoose, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} className="text-sm">
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </Select>
    </Field>
  );
}

function DayField({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const id = useId();
  const { dayShape } = useMessages('staff').step;
  return (
    <Field id={id} label={label} className="text-sm">
      <DayInput id={id} placeholder={dayShape} day={day} today={todayInIsrael()} onDay={onDay} />
    </Field>
  );
}
