import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import { previewOffer, sendOffer, type LeadTrip, type OfficeOffer, type TripPreview } from '@/data/offers';
import { RestException } from '@/features/office/kit/rest-exception';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { StepState } from '@/features/office/kit/step-state';
import { endOf } from '@/features/office/kit/use-step';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import type { VehicleClass } from '@/data/vehicle-classes';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { OfferConflict } from './offer-conflict';
import { isSameSight, offerDraftName, seenOffers, type SeenOffers } from './seen-offers';
import { explainedPrices, listMinutes, listPrice, type PriceBasis } from './list-price';
import { ListPriceRow } from './list-price-row';
import { OfferButtons, type Sending } from './offer-buttons';
import { OfferDetails } from './offer-details';
import { beforeLanding, useLanding } from './landing-note';
import { MeetingFields } from './meeting-fields';
import {
  agorotOf,
  firstValues,
  missingForOffer,
  missingMeetings,
  offerSchema,
  promisedUntil,
  toDraft,
  type OfferValues,
} from './offer-values';
import { PreviewSheet, type RenderPreview } from './preview-sheet';
import { rideBegins, usualValidity, validityChoices } from './offer-validity';
import { useLengthOfPlaces } from './use-length-of-places';
import { useOfferStep } from './use-offer-step';
import { ValidityChips } from './validity-chips';

interface OfferEditorProps {
  lead: Lead;
  trip: LeadTrip;
  /** What the inputs begin with. */
  earlier: OfficeOffer | null;
  basis: PriceBasis;
  mayAllowRest: boolean;
  renderPreview: RenderPreview;
  onSent: (by: 'mail' | 'hand') => void;
  onCancel?: () => void;
}

/** `rest`: why the rides are driven on a day of rest all the same. */
type Wish = { values: OfferValues; rest?: string } & ({ by: Sending; until: Date } | { by: 'draft' });

/** How much, until when, in which car; sent by mail, by WhatsApp, or kept as a draft. */
export function OfferEditor(props: OfferEditorProps) {
  const { lead, trip, earlier, basis, mayAllowRest, renderPreview, onSent, onCancel } = props;
  const m = useMessages('staffOffers');
  const { fields } = useMessages('staffLeads');
  const missing = missingForOffer(lead);
  const present = seenOffers(trip);
  const form = useKeptForm<OfferValues>({
    keep: offerDraftName(lead),
    seen: present,
    schema: offerSchema,
    defaultValues: firstValues(lead, earlier, basis),
    errorText: (code) => knownName(m.errors, code),
  });
  const values = useWatch({ control: form.state.control, compute: (typed: OfferValues) => typed });
  const answer = listPrice(values, lead, basis);
  const landing = useLanding(form, lead, basis.list);
  useLengthOfPlaces(form, listMinutes(values, lead, basis));
  const explained = explainedPrices(lead, answer);
  const needsReason = explained.length > 0 && !explained.includes(agorotOf(values.amount));
  const [opened] = useState(() => new Date());
  const choices = validityChoices(opened, rideBegins(values.day, values.time), promisedUntil(lead, values, opened));
  const [chosen, setChosen] = useState<string | null>(null);
  const validity = choices.find(({ id }) => id === chosen) ?? usualValidity(choices);

  const [preview, setPreview] = useState<TripPreview | null>(null);

  // Both as they were when somebody began to write: what a colleague does meanwhile is not overwritten.
  const seen = form.draft.seen as SeenOffers;
  /** It is stored as a draft of the request's now. */
  const keepAs = (values: OfferValues, { updated_at }: OfficeOffer) => {
    form.draft.setOut(values, { ...seen, draft: updated_at });
    form.draft.forget();
  };
  const decide = (isMine: boolean) => {
    form.draft.setOut(firstValues(lead, earlier, basis), present);
    if (!isMine) form.restart();
    step.reset();
    // The question that was answered is gone.
    document.getElementById(form.fieldId('amount'))?.focus();
  };

  const step = useOfferStep(lead.id, async (wish: Wish): ReturnType<typeof previewOffer> => {
    const draft = toDraft(wish.values, lead, basis);
    const saved = await callDatabase('save_offer_draft', { lead: lead.id, seen: seen.draft, draft });
    if (endOf(saved) !== 'done' || !saved.offer) return saved;
    keepAs(wish.values, saved.offer);
    if (wish.by === 'draft') return saved;
    if (wish.by === 'preview') return previewOffer(saved.offer, wish.until.toISOString());
    const { rest: reason } = wish;
    const allowed = reason ? await callDatabase('allow_rest', { offer: saved.offer.id, reason }) : saved;
    if (endOf(allowed) !== 'done' || !allowed.offer) return allowed;
    keepAs(wish.values, allowed.offer);
    return sendOffer(allowed.offer, seen.newest, wish.until, wish.by);
  });
  const run = (wish: Wish) =>
    step.run(wish, ({ preview: shown }) => {
      if (shown) setPreview(shown);
      else if (wish.by === 'mail' || wish.by === 'hand') onSent(wish.by);
    });
  const send = (by: Sending) =>
    form.submit((values) => {
      const unsaid = [...missingMeetings(values, lead, basis), ...beforeLanding(values, landing)];
      if (needsReason && by !== 'preview' && !values.price_reason.trim()) unsaid.unshift(['price_reason', 'reason']);
      if (unsaid.length > 0) return form.showErrors(unsaid);
      // "Two hours" are counted from now, however long the editor has been open.
      const moment = new Date();
      const now = validityChoices(moment, rideBegins(values.day, values.time), promisedUntil(lead, values, moment));
      const end = now.find(({ id }) => id === validity?.id) ?? usualValidity(now);
      if (end) run({ values, by, until: end.until });
    });
  const isOvertaken = !isSameSight(seen, present) && !step.isBusy;
  const refused = step.answer?.outcome === 'day_of_rest' ? step.wish : undefined;

  return (
    <form noValidate aria-label={m.new} className="grid gap-4 rounded bg-stone-100 p-4" onSubmit={send('mail')}>
      <FormField form={form} name="amount" label={m.total} hint={m.totalHint}>
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            className="text-start font-display text-h3 rtl:text-end"
          />
        )}
      </FormField>
      <ListPriceRow form={form} answer={answer} needsReason={needsReason} />
      {validity ? (
        <ValidityChips choices={choices} chosen={validity.id} onChoose={setChosen} />
      ) : (
        <Alert tone="warn">{m.tooNear}</Alert>
      )}
      <VehicleFields form={form} classes={basis.classes} />
      <MeetingFields form={form} lead={lead} basis={basis} landing={landing} />
      <OfferDetails form={form} lead={lead} />
      {missing.length > 0 ? (
        <Alert tone="warn">{m.missing(missing.map((name) => fields[name]).join(', '))}</Alert>
      ) : null}
      <DraftNote form={form} />
      {isOvertaken ? null : <StepState step={step} />}
      {mayAllowRest && refused ? (
        <RestException
          name={lead.id}
          words={m.rest}
          className="rounded border border-stone-300 p-3"
          busy={step.isBusy}
          onAllow={(rest) => run({ ...refused, rest })}
        />
      ) : null}
      {isOvertaken ? (
        <OfferConflict trip={trip} onTakeTheirs={() => decide(false)} onKeepMine={() => decide(true)} />
      ) : (
        <OfferButtons
          by={step.isBusy && step.wish ? step.wish.by : null}
          canSend={validity !== undefined && missing.length === 0}
          hasMail={Boolean(lead.email)}
          isSaved={step.answer?.outcome === 'saved'}
          onSend={send}
          onSave={form.submit((values) => run({ values, by: 'draft' }))}
          onCancel={onCancel}
        />
      )}
      {preview ? (
        <PreviewSheet name={lead.name} preview={preview} render={renderPreview} onClose={() => setPreview(null)} />
      ) : null}
    </form>
  );
}

/** As many as one leg of an offer may have (constraint offer_legs_vehicles). */
const MOST_VEHICLES = 6;
const VEHICLE_COUNTS = Array.from({ length: MOST_VEHICLES }, (_, nth): Option => [`${nth + 1}`, `${nth + 1}`]);

/** Which car, and how many. */
function VehicleFields({ form, classes }: { form: CheckedForm<OfferValues>; classes: readonly VehicleClass[] }) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <ChoiceField
        form={form}
        name="vehicle_class"
        label={m.vehicle}
        options={classes.map(({ id, name, seats }) => [id, m.upTo(name[locale], seats)])}
      />
      <ChoiceField form={form} name="vehicles" label={m.vehicles} options={VEHICLE_COUNTS} />
    </div>
  );
}
