import { useWatch } from 'react-hook-form';
import { customerLanguage } from '@/i18n/locales';
import type { Lead } from '@/data/leads';
import { serviceBack } from '@/data/offers';
import { ChoiceField, TextField } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { FlightLanding } from '@/data/ride-flight';
import { LandingNote } from './landing-note';
import { isLanding, MEETING_CHOICES, pointOf, type MeetingBasis } from './meeting';
import type { OfferValues } from './offer-values';

interface MeetingFieldsProps {
  form: CheckedForm<OfferValues>;
  lead: Lead;
  basis: MeetingBasis;
  landing: FlightLanding | null;
}

/** When somebody lands, and how they are met, of each ride that begins at an airport; the customer's words stand under the choice. */
export function MeetingFields({ form, lead, basis, landing }: MeetingFieldsProps) {
  const [pickup, dropoff, hasBack] = useWatch({ control: form.state.control, name: ['pickup', 'dropoff', 'has_back'] });
  const there = { pickup, service_type: lead.service_type };
  const back = { pickup: dropoff, service_type: serviceBack(lead.service_type) };
  return (
    <>
      {landing ? <LandingNote form={form} landing={landing} /> : null}
      {isLanding(there, basis.list) ? (
        <MeetingField form={form} lead={lead} basis={basis} at={pickup} of="meeting" />
      ) : null}
      {hasBack && isLanding(back, basis.list) ? (
        <MeetingField form={form} lead={lead} basis={basis} at={dropoff} of="back_meeting" />
      ) : null}
    </>
  );
}

function MeetingField({
  form,
  lead,
  basis,
  at,
  of,
}: Omit<MeetingFieldsProps, 'landing'> & { at: string; of: 'meeting' | 'back_meeting' }) {
  const m = useMessages('staffOffers').meeting;
  const choice = useWatch({ control: form.state.control, name: of });
  const language = customerLanguage(lead);
  const point = pointOf(at, choice, basis);
  return (
    <div className="grid gap-3">
      <ChoiceField
        form={form}
        name={of}
        label={of === 'meeting' ? m.label : m.back}
        options={MEETING_CHOICES.map((each) => [each, m.choices[each]])}
      />
      {point ? (
        <div className="grid gap-1 text-sm">
          <p lang={language} dir="auto" className="text-ink-2">
            {point.place[language]} {point.how[language]}
          </p>
          {point.confirmed_at ? null : <p className="font-bold text-warn">{m.unconfirmed}</p>}
        </div>
      ) : (
        <TextField
          form={form}
          name={`${of}_words`}
          label={m.words}
          hint={m.wordsHint}
          lang={language}
          maxLength={300}
        />
      )}
    </div>
  );
}
