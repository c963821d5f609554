import { useState } from 'react';
import * as z from 'zod/mini';
import { callDatabase } from '@/data/call-database';
import { formatPrice, PAY_WAYS, type OfficeOffer, type PayWay } from '@/data/offers';
import { ChoiceField, DayField, DigitsField } from '@/features/office/kit/fields';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { formatCalendarDay, knownName, todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isDay } from '@/lib/calendar-day';
import { Button } from '@/ui/button';
import { useHasDraft } from '@/ui/form/own-draft';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { Ltr } from '@/ui/ltr';
import { ResultNote } from '@/ui/result-note';
import { useOfferStep } from './use-offer-step';

interface PaymentNoteProps {
  leadId: string;
  offer: OfficeOffer;
}

const AGOROT = 100;

const draftName = ({ id }: OfficeOffer) => `payment:${id}`;

interface PaymentValues {
  way: PayWay;
  /** Whole shekels. */
  amount: string;
  /** "YYYY-MM-DD" */
  day: string;
}

const schema: z.ZodMiniType<PaymentValues, PaymentValues> = z.object({
  way: z.enum(PAY_WAYS),
  amount: z.string().check(z.refine((typed) => /^[1-9]\d{0,4}$/u.test(typed.trim()), 'line')),
  day: z.string().check(z.refine((day) => isDay(day) && day <= todayInIsrael(), 'paidDay')),
});

/** How a booking was paid: a note for the books, written and corrected in its place. */
export function PaymentNote(props: PaymentNoteProps) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(useHasDraft(draftName(props.offer)));
  /** The answer of the last note that was made. */
  const [noted, setNoted] = useState<object>();
  const { paid } = props.offer;
  const close = (answer?: object) => {
    setOpen(false);
    setNoted(answer);
  };
  if (isOpen) return <PaymentForm {...props} onClose={close} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {paid ? (
        <p>
          {m.paid.done} <Ltr>{formatPrice(locale, paid.agorot)}</Ltr> · {m.payWay[paid.way]} ·{' '}
          <Ltr>{formatCalendarDay(paid.day)}</Ltr> · <bdi>{paid.by}</bdi>
        </p>
      ) : null}
      <Button tone="outline" size="small" icon={paid ? 'edit' : 'check'} onClick={() => setOpen(true)}>
        {paid ? m.paid.correct : m.paid.button}
      </Button>
      <ResultNote of={noted}>{m.paid.noted}</ResultNote>
    </div>
  );
}

interface PaymentFormProps extends PaymentNoteProps {
  /** With the answer where it was noted. */
  onClose: (noted?: object) => void;
}

function PaymentForm({ leadId, offer, onClose }: PaymentFormProps) {
  const m = useMessages('staffOffers');
  const form = useKeptForm<PaymentValues>({
    keep: draftName(offer),
    schema,
    defaultValues: {
      way: offer.paid?.way ?? offer.pay_ways[0] ?? 'card',
      amount: String((offer.paid?.agorot ?? offer.due_agorot) / AGOROT),
      day: offer.paid?.day ?? todayInIsrael(),
    },
    errorText: (code) => knownName(m.errors, code),
  });
  const step = useOfferStep(leadId, ({ amount, ...values }: PaymentValues) =>
    callDatabase('note_payment', { offer: offer.id, ...values, agorot: Number(amount) * AGOROT }),
  );
  return (
    <form
      noValidate
      aria-label={m.paid.button}
      className="grid gap-3 rounded bg-stone-100 p-4"
      onSubmit={form.submit((values) =>
        step.run(values, (answer) => {
          form.draft.forget();
          onClose(answer);
        }),
      )}
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <ChoiceField form={form} name="way" label={m.paid.way} options={PAY_WAYS.map((way) => [way, m.payWay[way]])} />
        <DigitsField form={form} name="amount" label={m.lineAmount} />
        <DayField form={form} name="day" label={m.paid.day} />
      </div>
      <DraftNote form={form} />
      <StepState step={step} />
      <div className="flex flex-wrap gap-2">
        <StepButton type="submit" size="small" busy={step.isBusy}>
          {m.paid.confirm}
        </StepButton>
        <Button
          tone="outline"
          size="small"
          onClick={() => {
            form.draft.forget();
            onClose();
          }}
        >
          {m.accept.keep}
        </Button>
      </div>
    </form>
  );
}
