import { LEADS_PER_PAGE } from '@/data/leads';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';

interface LeadPagerProps {
  page: number;
  /** Rows on this page. */
  shown: number;
  /** All rows, as far as they are counted. */
  total: number;
  onPage: (page: number) => void;
}

/** To the neighbouring pages; nothing where all rows stand on one. */
export function LeadPager({ page, shown, total, onPage }: LeadPagerProps) {
  const locale = useLocale();
  const m = useMessages('staffLeads').pages;
  const before = (page - 1) * LEADS_PER_PAGE;
  // Beyond the counted ones a full page may have a next one.
  const hasNext = shown === LEADS_PER_PAGE && (before + shown < total || before >= total);
  if (page === 1 && !hasNext) return null;
  const range = m.range(formatNumber(locale, before + 1), formatNumber(locale, before + shown));
  return (
    <nav
      aria-label={m.label}
      className="flex items-center justify-between gap-4 border-t border-stone-200 px-4 py-3 sm:px-5"
    >
      <Button
        tone="outline"
        size="small"
        icon="arrow"
        iconBackwards
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        {m.previous}
      </Button>
      {shown > 0 ? <Ltr className="text-sm text-ink-2">{range}</Ltr> : null}
      <Button tone="outline" size="small" icon="arrow" iconAtEnd disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {m.next}
      </Button>
    </nav>
  );
}
