import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Spinner } from './spinner';

const tones = {
  /** The booking action, and nothing else: at most one in a group. */
  primary: 'bg-amber-400 text-night-900 hover:bg-amber-500 active:bg-amber-500',
  secondary: 'bg-night-900 text-paper hover:bg-night-700 active:bg-night-600',
  outline: 'inset-ring-[1.5px] inset-ring-current hover:bg-stone-100',
  onDark: 'bg-night-700 text-paper hover:bg-night-600',
  outlineOnDark: 'text-paper inset-ring-[1.5px] inset-ring-on-dark-2 hover:bg-night-700 forced-colors:bg-[Canvas]',
  danger: 'bg-danger text-paper hover:bg-copper-700',
} as const;
const sizes = {
  medium: 'min-h-13 px-6 py-3 text-base',
  small: 'min-h-11 px-4 py-2 text-sm',
} as const;

export interface ButtonStyle {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ tone = 'secondary', size = 'medium' }: ButtonStyle = {}, className?: string): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2.5 rounded text-center font-bold leading-tight no-underline transition-colors duration-200 ease-house',
    // Forced colours remove the ground that marks a button.
    'forced-colors:border',
    tones[tone],
    sizes[size],
    className,
  );
}

/** What links and buttons that always answer have no use for. */
const restingClass =
  'disabled:cursor-not-allowed disabled:bg-stone-200 disabled:text-ink-3 disabled:inset-ring-0 aria-busy:cursor-progress forced-colors:disabled:text-[GrayText]';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  icon?: IconName;
  /** The icon stands behind the label (next), not before it. */
  iconAtEnd?: boolean;
  iconBackwards?: boolean;
  /** The action is under way: a spinner stands in for the icon, and the button keeps the focus but does nothing. */
  busy?: boolean;
  /** The words while it is busy; both fit into the button from the start, so that it keeps its width. */
  busyLabel?: ReactNode;
}

export function Button({
  tone,
  size,
  icon,
  iconAtEnd = false,
  iconBackwards = false,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const glyph = icon ? <Icon name={icon} backwards={iconBackwards} /> : null;
  const mark = busy ? <Spinner ofText className={spinnerClass(icon, size)} /> : glyph;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ ...(tone && { tone }), ...(size && { size }) }), restingClass, className)}
      // A prevented press does not submit the form either.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {iconAtEnd ? null : mark}
      {busyLabel ? <SameWidthLabels second={busy} words={[children, busyLabel]} /> : children}
      {iconAtEnd ? mark : null}
    </button>
  );
}

/** Without an icon to replace, the spinner stands in the button's padding. */
function spinnerClass(icon: IconName | undefined, size: ButtonStyle['size']): string {
  if (icon) return 'size-5 flex-none';
  return size === 'small' ? 'absolute start-0.5 size-3' : 'absolute start-1 size-4';
}

/** Two labels in the same place, as wide as the wider one. */
function SameWidthLabels({ second, words }: { second: boolean; words: [ReactNode, ReactNode] }) {
  return (
    <span className="grid">
      <span className={classNames('col-start-1 row-start-1', second && 'invisible')}>{words[0]}</span>
      <span className={classNames('col-start-1 row-start-1', !second && 'invisible')}>{words[1]}</span>
    </span>
  );
}

/** The classes of a 44 px square with only an icon. */
export const iconButtonClass =
  'inline-flex size-11 flex-none items-center justify-center rounded inset-ring-1 inset-ring-stone-300 transition-colors duration-200 ease-house hover:bg-stone-100 forced-colors:border';

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
      className={classNames(iconButtonClass, 'disabled:text-ink-3', className)}
    >
      <Icon name={icon} backwards={iconBackwards} />
    </button>
  );
}
