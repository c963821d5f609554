import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { defaultLocale, markedAs } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { afterPaint } from '@/lib/after-paint';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { TextInput } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { FIRST_FOCUS } from '@/ui/modal-dialog';
import { Skeleton } from '@/ui/skeleton';
import { callingCodes, hebrewName, searchCallingCodes, type CallingCode } from './calling-codes';
import { Flag } from './flag';

interface CallingCodeDialogProps {
  /** Id of the dialog: a button names it as the one that it opens. */
  id: string;
  chosen: CallingCode | undefined;
  onChoose: (entry: CallingCode) => void;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * The list of calling codes: a search field that drives a list of options (combobox pattern), in a modal dialog. The browser
 * opens it, with its field, before this code is there; the options follow with it.
 */
export function CallingCodeDialog({ id, chosen, onChoose }: CallingCodeDialogProps) {
  const m = useMessages('tripRequest').codes;
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const list = useMemo(() => (isOpen ? callingCodes(locale) : []), [isOpen, locale]);
  const found = searchCallingCodes(list, query);
  const [moved, setMoved] = useState<number | null>(null);
  const active = moved ?? Math.max(0, chosen ? found.indexOf(chosen) : 0);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => {
      setOpen(element.open);
      // What was typed before this code was there; the next time it begins anew.
      setQuery(element.open ? (field.current?.value ?? '') : '');
      setMoved(null);
    };
    follow();
    // The dialog is painted before its many options are drawn.
    const observer = new MutationObserver(() => afterPaint(follow));
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    options.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, query, isOpen]);

  function choose(entry: CallingCode) {
    dialog.current?.close();
    onChoose(entry);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setMoved(Math.min(Math.max(active + move, 0), found.length - 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Whoever is quicker than the options means what was typed.
      const entry = found[active] ?? (isOpen ? undefined : searchCallingCodes(callingCodes(locale), query)[0]);
      if (entry) choose(entry);
    }
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="m-auto h-[min(40rem,100dvh-2rem)] max-h-none w-[min(28rem,100vw-2rem)] max-w-none rounded-lg bg-paper p-0 text-ink shadow-3 backdrop:bg-night-950/50 forced-colors:border"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-3 px-4 pt-3">
          <h2 id={`${id}-title`} className="text-card">
            {m.title}
          </h2>
          <IconButton icon="close" label={m.close} command="close" commandfor={id} />
        </div>
        <div className="relative px-4 pt-3 pb-2">
          <Icon name="search" className="pointer-events-none absolute start-8 top-7 text-ink-3" />
          <TextInput
            type="text"
            enterKeyHint="search"
            role="combobox"
            aria-label={m.search}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={found[active] ? `${id}-${found[active].iso}` : undefined}
            placeholder={m.search}
            autoComplete="off"
            {...FIRST_FOCUS}
            ref={field}
            className="ps-12"
            value={query}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuery(event.target.value);
              setMoved(0);
            }}
          />
        </div>
        <p role="status" className="px-4 pb-2 text-sm text-ink-3">
          {list.length === 0 ? null : found.length > 0 ? m.results(found.length) : m.none}
        </p>
        {list.length === 0 ? <Skeleton className="mx-4 h-40" /> : null}
        <div
          ref={options}
          id={`${id}-list`}
          role="listbox"
          aria-label={m.title}
          tabIndex={-1}
          className="min-h-0 flex-1 overflow-y-auto border-t border-stone-200"
        >
          {found.map((entry, index) => (
            <CallingCodeOption
              key={entry.iso}
              id={`${id}-${entry.iso}`}
              entry={entry}
              active={index === active}
              chosen={entry === chosen}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
    </dialog>
  );
}

interface OptionProps {
  id: string;
  entry: CallingCode;
  active: boolean;
  chosen: boolean;
  onChoose: (entry: CallingCode) => void;
}

function CallingCodeOption({ id, entry, active, chosen, onChoose }: OptionProps) {
  const hebrew = hebrewName(entry.iso);
  return (
    // The search field keeps the focus and reads out the active option; the pointer is the other way to choose.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className={classNames(
        'flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-stone-100',
        active &&
          'bg-stone-100 inset-ring-2 inset-ring-sea-500 forced-colors:outline-2 forced-colors:-outline-offset-2',
      )}
      onClick={() => onChoose(entry)}
    >
      <Flag entry={entry} />
      <span className="min-w-0 flex-1">
        <span className={chosen ? 'font-bold' : undefined}>{entry.name}</span>
        {entry.name === hebrew ? null : (
          <>
            {/* A margin of the second name would lie on its far side: it reads the other way. */}{' '}
            <span {...markedAs(defaultLocale)} className="text-sm text-ink-3">
              {hebrew}
            </span>
          </>
        )}
      </span>
      <Ltr className="min-w-16 text-end font-bold">{entry.code}</Ltr>
    </div>
  );
}
