import type { ComponentProps } from 'react';
import type { PriceContent } from '@/data/prices';
import { useMessages } from '@/i18n/messages';
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

/** One number of a list. Where the night says nothing, the day's stands behind it. */
export function CellInput({ content, published, cell, onChange, ...input }: CellInputProps) {
  const m = useMessages('staffPrices');
  return (
    <PriceInput
      {...input}
      value={numberAt(content, cell)}
      published={published && numberAt(published, cell)}
      {...(cell.part === 'night' && { placeholder: String(numberAt(content, { ...cell, part: 'day' }) ?? '') })}
      words={m.cell}
      onCommit={(value) => onChange((present) => withNumber(present, cell, value))}
    />
  );
}
