import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';

/** Cash, cards and the wallets that drivers take. */
export function PaymentMethods() {
  const m = useMessages('footer');
  return (
    <div className="grid content-start gap-3 sm:col-span-2">
      <h2 className="font-sans text-sm font-bold tracking-normal text-amber-300">{m.payment}</h2>
      <ul className="flex flex-wrap gap-2">
        {[m.cash, m.card, ...business.wallets].map((method) => (
          <li
            key={method}
            className="rounded px-3 py-1.5 text-sm text-paper inset-ring-1 inset-ring-night-line forced-colors:border"
          >
            {method}
          </li>
        ))}
      </ul>
    </div>
  );
}
