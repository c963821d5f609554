import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formatPrice, type TripView } from '@/data/trip';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { AskChangeForm } from './ask-change-form';
import { CancelForm } from './cancel-form';
import { ChangeForm } from './change-form';
import { DeclineForm } from './decline-form';
import { PANELS, useOpenTrip, type TripPanel } from './trip-context';
import { WishNotice } from './wish-notice';

const PARTS: Readonly<Record<TripPanel, { icon: IconName; Form: () => ReactNode }>> = {
  change: { icon: 'edit', Form: ChangeForm },
  ask_change: { icon: 'clock', Form: AskChangeForm },
  decline: { icon: 'minus', Form: DeclineForm },
  cancel: { icon: 'close', Form: CancelForm },
};

/** The rows of a trip: what its state allows. */
export const panelsOf = ({ can }: TripView): readonly TripPanel[] => PANELS.filter((panel) => can.includes(panel));

/** Change, ask, decline, cancel: what the state of the trip allows, one open at a time. */
export function TripPanels() {
  const { trip, wish } = useOpenTrip();
  const m = useMessages('trip').actions;
  const panels = panelsOf(trip);
  if (panels.length === 0) return null;
  return (
    <section aria-labelledby="trip-actions" className="grid gap-3 print:hidden">
      <h2 id="trip-actions" className="sr-only">
        {m.title}
      </h2>
      {wish.kind === 'done' ? <WishNotice actions={['change', 'ask_change']} /> : null}
      <Card className="divide-y divide-stone-200">
        {panels.map((panel) => (
          <Row key={panel} panel={panel} />
        ))}
      </Card>
    </section>
  );
}

function Row({ panel }: { panel: TripPanel }) {
  const { panel: open, openPanel } = useOpenTrip();
  const id = useId();
  const { title, hint } = useRowWords(panel);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = open === panel;
  const { icon, Form } = PARTS[panel];

  // The row comes into view, and its first field takes the focus; closed under it, the row's own button does.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const target = isOpen ? '[data-first], input, textarea' : 'button';
    if (isOpen || (wasOpen.current && isLost))
      row.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div ref={row} className="scroll-mt-4 scroll-mb-8">
      <h3 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-16 w-full items-center gap-4 px-5 py-3 text-start hover:bg-stone-50 sm:px-7"
          onClick={() => openPanel(isOpen ? null : panel)}
        >
          <Icon name={icon} className="size-5.5 text-sea-600" />
          <span className="grid grow">
            <span className="font-bold">{title}</span>
            <span className="text-sm font-normal text-ink-2">{hint}</span>
          </span>
          <Icon
            name="chevron"
            className={classNames(
              'size-5 text-ink-3 transition-transform duration-200 motion-reduce:transition-none',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {isOpen ? (
        <div id={id} className="px-5 pt-1 pb-6 sm:px-7">
          <Form />
        </div>
      ) : null}
    </div>
  );
}

function useRowWords(panel: TripPanel): { title: string; hint: string } {
  const { trip } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip');
  const fee = trip.cancellation?.fee_agorot ?? 0;
  switch (panel) {
    case 'change':
      return {
        title: m.actions.change,
        hint: trip.can.includes('change_address') ? m.actions.changeHint : m.actions.changeHintLate,
      };
    case 'ask_change':
      return trip.state === 'no_show'
        ? { title: m.actions.wrong, hint: m.actions.wrongHint }
        : { title: m.actions.ask_change, hint: m.actions.askHint };
    case 'decline':
      return { title: m.decline.send, hint: '' };
    case 'cancel':
      return {
        title: trip.booking ? m.actions.cancel : m.actions.cancelRequest,
        hint: m.actions.cancelHint(fee > 0 ? m.cancel.fee(formatPrice(locale, fee)) : m.cancel.free),
      };
  }
}
