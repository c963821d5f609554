import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Figures with units go into `<Ltr>` where Hebrew could turn them round. */
  value: ReactNode;
}

/** Night band under the hero: up to four facts that decide. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="on-dark bg-night-900 text-paper print:bg-transparent print:text-ink">
      <dl className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-5 py-6 lg:grid-cols-4 lg:gap-0 lg:py-0 print:grid!">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid content-start gap-0.5 lg:border-s lg:border-night-line lg:py-6 lg:ps-6 lg:first:border-s-0 lg:first:ps-0"
          >
            <dt className="text-sm text-on-dark-2 print:text-ink-2">{label}</dt>
            <dd className="font-display text-[1.4375rem] leading-tight text-balance lg:text-card">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
