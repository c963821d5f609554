import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';

/** Says that requests have come in, without moving what is being read. The region is always there, to be read out. */
export function NewLeadsNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const locale = useLocale();
  const m = useMessages('staffLeads').news;
  return (
    <div role="status" className="sticky top-32 z-10 flex justify-center empty:hidden">
      {count > 0 ? (
        <div className="-my-1 flex items-center gap-1 rounded-full bg-sea-100 ps-5 pe-1 text-sm font-bold text-sea-700 shadow-2 ring-1 ring-sea-600/30 forced-colors:border">
          {m.arrived(count, formatNumber(locale, count))}
          <Button tone="outline" size="small" className="rounded-full inset-ring-0" onClick={onShow}>
            {m.show}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
