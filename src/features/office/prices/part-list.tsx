import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import type { ListPart } from './part-values';

interface PartListProps<Each extends ListPart> {
  label: string;
  parts: readonly Each[];
  /** What the list says of a part below its name. */
  describe: (part: Each) => readonly (string | false)[];
  onMove: (id: string, step: -1 | 1) => void;
  onEdit: (part: Each) => void;
}

/** Zones or classes in their order, each with buttons that move and open it. */
export function PartList<Each extends ListPart>({ label, parts, describe, onMove, onEdit }: PartListProps<Each>) {
  const m = useMessages('staffPrices').partWords;
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ id: string; step: -1 | 1 } | null>(null);

  // The row has moved in the document, which takes the focus from its button.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${moved.step}"]`)?.focus();
  }, [moved, parts]);

  const move = (id: string, step: -1 | 1) => {
    onMove(id, step);
    setMoved({ id, step });
  };
  const arrow = (id: string, step: -1 | 1, text: string, isAtEnd: boolean) => (
    <IconButton
      icon="chevron"
      label={text}
      data-move={`${id} ${step}`}
      // Not disabled: the focus stays on it at the end of the list.
      aria-disabled={isAtEnd || undefined}
      className={step < 0 ? 'rotate-180 aria-disabled:text-ink-3' : 'aria-disabled:text-ink-3'}
      onClick={() => (isAtEnd ? undefined : move(id, step))}
    />
  );
  return (
    <>
      <ul ref={list} aria-label={label}>
        {parts.map((part, place) => {
          const name = part.name[locale];
          return (
            <li
              key={part.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-stone-200 py-2"
            >
              <div className="min-w-0 flex-1">
                <p className="font-bold wrap-anywhere">{name}</p>
                <p className="text-sm text-ink-2">
                  {[...describe(part), part.active === false && m.off].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="flex gap-1.5">
                {arrow(part.id, -1, m.up(name), place === 0)}
                {arrow(part.id, 1, m.down(name), place === parts.length - 1)}
                <IconButton icon="edit" label={m.edit(name)} onClick={() => onEdit(part)} />
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {moved ? m.movedTo(parts.findIndex(({ id }) => id === moved.id) + 1, parts.length) : null}
      </p>
    </>
  );
}
