import type { ComponentProps } from 'react';
import type { PriceContent } from '@/data/prices';
import { useMessages } from '@/i18n/messages';
import { writtenOut } from './follow-rules';
import { PriceInput } from './price-input';
import { numberAt, withNumber, type PriceCell } from './price-numbers';
import type { ChangeContent } from './use-price-draft';

interface CellInputProps extends Pick<ComponentProps<typeof PriceInput>, 'label' | 'place' | 'onKeyDown' | 'onPaste'> {
  content: PriceContent;
  /** The list that holds; undefined while it is looked up. */
  published: PriceContent | undefined;
  cell: PriceCell;
  onChange: (update: ChangeContent) => void;
}

/** One number of a list. Where none is written, what follows stands behind it: by a rule, or of a night its day. */
export function CellInput({ content, published, cell, onChange, ...input }: CellInputProps) {
  const m = useMessages('staffPrices');
  const told = writtenOut(content);
  const followed = numberAt(told, cell);
  const byDay = cell.part === 'night' ? numberAt(told, { ...cell, part: 'day' }) : null;
  return (
    <PriceInput
      {...input}
      value={numberAt(content, cell)}
      holds={followed}
      published={published && numberAt(published, cell)}
      placeholder={String(followed ?? byDay ?? '')}
      words={m.cell}
      onCommit={(value) => onChange((present) => withNumber(present, cell, value))}
    />
  );
}
