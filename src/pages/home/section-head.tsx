import type { ComponentProps } from 'react';
import { classNames } from '@/ui/class-names';
import { SectionHeading } from '@/ui/section-heading';

type SectionHeadProps = Pick<ComponentProps<typeof SectionHeading>, 'kicker' | 'title' | 'tone'> & {
  /** A sentence or two, beside the title where there is room. */
  lead?: string;
};

/** How a section of the home page opens. */
export function SectionHead({ lead, ...heading }: SectionHeadProps) {
  return (
    <div className={classNames('grid items-end gap-x-7 gap-y-4', lead && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
      <SectionHeading {...heading} className="max-w-2xl" />
      {lead ? <p className="max-w-xl text-ink-2 max-sm:text-sm sm:text-lead">{lead}</p> : null}
    </div>
  );
}
