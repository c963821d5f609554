import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

interface RemovableChipsProps {
  /** Accessible name of the list. */
  label: string;
  /** Said in its place when the list is empty. */
  none: string;
  items: readonly { id: string; text: ReactNode; removeLabel: string }[];
  onRemove: (id: string) => void;
}

/** The items of a list, each with a button that takes it out. */
export function RemovableChips({ label, none, items, onRemove }: RemovableChipsProps) {
  if (items.length === 0) return <p className="text-sm text-ink-2">{none}</p>;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ id, text, removeLabel }) => (
        <li key={id} className="flex max-w-full items-center rounded bg-sea-100 ps-3 text-sm forced-colors:border">
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <button
            type="button"
            aria-label={removeLabel}
            title={removeLabel}
            className="inline-flex size-11 flex-none items-center justify-center rounded text-sea-700 hover:bg-paper focus-visible:-outline-offset-3"
            onClick={() => onRemove(id)}
          >
            <Icon name="close" className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
