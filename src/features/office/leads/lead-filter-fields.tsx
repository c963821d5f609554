import { useId } from 'react';
import { SERVICE_TYPES, type LeadFilter, type ServiceType, type StaffName } from '@/data/leads';
import { Choice, type Option } from '@/features/office/kit/choice';
import { todayInIsrael } from '@/i18n/format';
import { locales, type Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { DayInput } from '@/ui/day-input';
import { Field } from '@/ui/field';

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
      <Choice
        label={m.service}
        className="text-sm"
        value={filter.services[0] ?? ''}
        options={[['', m.all], ...SERVICE_TYPES.map((service): Option => [service, services[service]])]}
        onChoose={(service) => onNarrow({ services: service ? [service as ServiceType] : [] })}
      />
      <Choice
        label={m.assigned}
        className="text-sm"
        value={filter.assigned}
        options={[
          ...(['anybody', 'mine', 'nobody'] as const).map((assigned): Option => [assigned, m[assigned]]),
          ...staff.map(({ id, name }): Option => [id, name]),
        ]}
        onChoose={(assigned) => onNarrow({ assigned })}
      />
      <Choice
        label={fields.language}
        className="text-sm"
        value={filter.languages[0] ?? ''}
        options={[['', m.all], ...locales.map((locale): Option => [locale, drawer.languages[locale]])]}
        onChoose={(language) => onNarrow({ languages: language ? [language as Locale] : [] })}
      />
      <Choice
        label={fields.round_trip}
        className="text-sm"
        value={filter.roundTrip ? 'yes' : ''}
        options={[
          ['', m.all],
          ['yes', m.roundTripsOnly],
        ]}
        onChoose={(chosen) => onNarrow({ roundTrip: chosen === 'yes' })}
      />
      <DayLimit
        label={m.travelFrom}
        day={filter.travelFrom}
        onDay={(day) => onNarrow({ travelFrom: day, travel: '' })}
      />
      <DayLimit label={m.travelTo} day={filter.travelTo} onDay={(day) => onNarrow({ travelTo: day, travel: '' })} />
      <DayLimit label={m.from} day={filter.receivedFrom} onDay={(day) => onNarrow({ receivedFrom: day })} />
      <DayLimit label={m.to} day={filter.receivedTo} onDay={(day) => onNarrow({ receivedTo: day })} />
    </>
  );
}

function DayLimit({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const id = useId();
  const { dayShape } = useMessages('staff').step;
  return (
    <Field id={id} label={label} className="text-sm">
      <DayInput id={id} placeholder={dayShape} day={day} today={todayInIsrael()} onDay={onDay} />
    </Field>
  );
}
