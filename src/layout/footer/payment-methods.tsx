import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';

/** Cash, cards and the wallets that drivers take. */
export function PaymentMethods() {
  const m = useMessages('footer');
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 max-sm:pt-2 sm:grid sm:content-start sm:gap-3 lg:col-span-2">
      <h2 className="font-sans text-sm font-bold tracking-normal text-amber-300">{m.payment}</h2>
      <ul className="flex flex-wrap gap-x-3 text-sm sm:gap-2">
        {[m.cash, m.card, ...business.wallets].map((method) => (
          <li
            key={method}
            className="rounded text-paper sm:px-3 sm:py-1.5 sm:inset-ring-1 sm:inset-ring-night-line sm:forced-colors:border"
          >
            {method}
          </li>
        ))}
      </ul>
    </div>
  );
}
