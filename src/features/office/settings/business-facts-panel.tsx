import { Fragment } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { formatNumber } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Table } from '@/ui/table';
import { businessFacts, type BusinessFact } from './business-facts';

const tones: Readonly<Record<BusinessFact['state'], BadgeTone>> = {
  own: 'success',
  confirm: 'warn',
  old: 'warn',
  sample: 'danger',
  placeholder: 'danger',
};

/**
 * What the pages say about the business, and where each is changed. It is built into the pages, so that they come without
 * asking a database: a change is one of the deployment, and this shows what holds now.
 */
export function BusinessFactsPanel() {
  const m = useMessages('staffSettings').facts;
  const locale = useLocale();
  const facts = businessFacts(locale, m);
  const open = facts.filter(({ state }) => state !== 'own').length;
  const columns = Object.entries(m.columns).map(([id, label]) => ({ id, label }));
  const rows = facts.map(({ id, text, isLtr, state }) => ({
    id,
    cells: [
      m.names[id],
      isLtr ? <Ltr key="text">{text}</Ltr> : <bdi key="text">{text}</bdi>,
      <Badge key="state" tone={tones[state]}>
        {m.states[state]}
      </Badge>,
    ],
  }));
  return (
    <PanelCard title={m.title} busy={false}>
      <div className="grid gap-4 border-t border-stone-200 p-5">
        <p className="font-bold">{m.open(open, formatNumber(locale, open))}</p>
        <Table caption={m.title} captionHidden theme="light" columns={columns} rows={rows} />
        <details>
          <summary className="min-h-11 w-fit cursor-pointer content-center font-bold text-sea-700">{m.upkeep}</summary>
          <div className="grid gap-3 pt-2 text-sm">
            <p className="max-w-prose text-ink-2">{m.about}</p>
            <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[max-content_1fr]">
              {facts.map(({ id, place }) => (
                <Fragment key={id}>
                  <dt className="max-sm:pt-2 max-sm:font-bold">{m.names[id]}</dt>
                  <dd>
                    <Ltr className="font-mono wrap-anywhere">{place}</Ltr>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </div>
        </details>
      </div>
    </PanelCard>
  );
}
