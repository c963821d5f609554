import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { TextInput } from './field';

export interface ComboboxOption {
  id: string;
  /** What the field says when it is chosen. */
  text: string;
  /** Why it is offered, where the text does not show it. */
  note?: string | undefined;
}

interface ComboboxProps extends ComponentProps<typeof TextInput> {
  id: string;
  /** What fits the text in the field. */
  options: readonly ComboboxOption[];
  /** Name of the list. */
  listLabel: string;
  /** How many there are, for those who do not see them. */
  resultsText: string;
  /** Somebody is in the field: suggestions are wanted. */
  onWanted: () => void;
  onChoose: (option: ComboboxOption) => void;
}

/**
 * A text field with suggestions (ARIA combobox). Any text is welcome: nothing is chosen unasked, Enter on a suggestion chooses
 * and does not send, Escape closes the list, and the field keeps the focus.
 */
export function Combobox({ id, options, listLabel, resultsText, onWanted, onChoose, ...input }: ComboboxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  /** The suggestion under the arrows; -1 while the text itself is meant. */
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && options.length > 0;
  const optionId = (nth: number) => `${id}-option-${nth}`;
  const listId = `${id}-list`;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    // What was typed before this code was there has told nobody.
    const field = frame.current?.querySelector('input');
    if (field?.value && field === document.activeElement) {
      onWanted();
      setWanted(true);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  function show(wanted: boolean) {
    if (wanted) onWanted();
    setWanted(wanted);
    setActive(-1);
  }

  function choose(option: ComboboxOption) {
    show(false);
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = isOpen ? options[active] : undefined;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      // One place more than there are suggestions: the text.
      const places = options.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = isOpen ? active : -1;
      setActive(((from + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') {
      show(false);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      show(false);
    }
  }

  return (
    <div ref={frame} className="relative">
      <TextInput
        {...input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && options[active] ? optionId(active) : undefined}
        onKeyDown={onKeyDown}
        onFocus={onWanted}
        onClick={() => show(true)}
        onChange={(event) => {
          show(true);
          input.onChange?.(event);
        }}
        onBlur={(event) => {
          show(false);
          input.onBlur?.(event);
        }}
      />
      {isOpen ? (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={listLabel}
          tabIndex={-1}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded bg-white py-1 shadow-3 ring-1 ring-stone-300 forced-colors:border"
          // A press leaves the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, nth) => (
            // The field keeps the focus and reads out the active one; the pointer is the other way to choose.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              id={optionId(nth)}
              role="option"
              aria-selected={nth === active}
              className={classNames(
                'flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-stone-100',
                nth === active &&
                  'bg-stone-100 inset-ring-2 inset-ring-sea-500 forced-colors:outline-2 forced-colors:-outline-offset-2',
              )}
              onClick={() => choose(option)}
            >
              <bdi>{option.text}</bdi> {option.note ? <bdi className="text-sm text-ink-3">{option.note}</bdi> : null}
            </div>
          ))}
        </div>
      ) : null}
      <span role="status" className="sr-only">
        {isOpen ? resultsText : null}
      </span>
    </div>
  );
}
