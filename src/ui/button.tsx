import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Spinner } from './spinner';

const tones = {
  /** The booking action, and nothing else: at most one in a group. */
  amber: 'bg-amber-400 text-night-900 hover:bg-amber-500 active:bg-amber-500',
  ink: 'bg-night-900 text-paper hover:bg-night-700 active:bg-night-600',
  line: 'inset-ring-[1.5px] inset-ring-current hover:bg-lime-100',
  quiet: 'bg-night-700 text-paper hover:bg-night-600',
  lineOnDark: 'text-paper inset-ring-[1.5px] inset-ring-on-dark-2 hover:bg-night-700',
  danger: 'bg-danger text-paper hover:bg-copper-700',
} as const;
const sizes = {
  medium: 'min-h-13 px-6 py-3 text-base',
  small: 'min-h-11 px-4 py-2 text-sm',
} as const;

export interface ButtonLook {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ tone = 'ink', size = 'medium' }: ButtonLook = {}, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded font-bold leading-tight no-underline transition-colors duration-200 ease-house',
    'disabled:cursor-not-allowed disabled:bg-lime-200 disabled:text-ink-3 disabled:inset-ring-0',
    tones[tone],
    sizes[size],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName;
  /** The icon stands behind the label (next), not before it. */
  iconAtEnd?: boolean;
  iconBackwards?: boolean;
  /** The action is under way: a spinner stands in for the icon and the button does nothing. */
  busy?: boolean;
}

export function Button({
  tone,
  size,
  icon,
  iconAtEnd = false,
  iconBackwards = false,
  busy = false,
  disabled = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const mark = busy ? <Spinner className="size-5" /> : icon ? <Icon name={icon} backwards={iconBackwards} /> : null;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ ...(tone && { tone }), ...(size && { size }) }, className)}
    >
      {iconAtEnd ? null : mark}
      {children}
      {iconAtEnd ? mark : null}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What the button does: its accessible name. */
  label: string;
  iconBackwards?: boolean;
}

/** A 44 px square button with only an icon. */
export function IconButton({
  icon,
  label,
  iconBackwards = false,
  title = label,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      className={classNames(
        'inline-flex size-11 flex-none items-center justify-center rounded inset-ring-1 inset-ring-lime-300 transition-colors hover:bg-lime-100',
        className,
      )}
    >
      <Icon name={icon} backwards={iconBackwards} />
    </button>
  );
}
