import type { ReactNode } from 'react';

/** What is known of something, line by line; what is not stays away. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid border-t border-stone-200">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className="grid gap-x-4 border-b border-stone-200 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 font-bold wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
