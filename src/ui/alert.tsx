import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

const tones = {
  danger: { box: 'bg-danger-soft text-danger border-danger', icon: 'alert' },
  success: { box: 'bg-success-soft text-success border-success', icon: 'check' },
  warn: { box: 'bg-warn-soft text-warn border-warn', icon: 'alert' },
  info: { box: 'bg-sea-100 text-sea-700 border-sea-600', icon: 'info' },
} as const satisfies Record<string, { box: string; icon: IconName }>;

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: keyof typeof tones;
  title?: string;
}

/** A message that stays in the page. Danger and warnings interrupt a screen reader; the others wait for a pause. */
export function Alert({ tone, title, className, children, ...rest }: AlertProps) {
  const { box, icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warn' ? 'alert' : 'status'}
      {...rest}
      className={classNames('flex gap-3 rounded border-s-[5px] p-4', box, className)}
    >
      <Icon name={icon} className="mt-0.5 size-5.5" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
