import { useId, useState, type ReactNode } from 'react';
import type { PriceContent } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { StepButton } from '@/features/office/kit/step-button';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Field, FieldError, fieldIds, TextInput } from '@/ui/field';
import { ResultNote } from '@/ui/result-note';
import { nameIn, namingFault, type Naming } from './naming';

interface NamePlaceProps {
  /** As a customer has typed it. */
  text: string;
  content: PriceContent;
  /** What else is to know of it. */
  children?: ReactNode;
  busy?: boolean;
  onName: (naming: Naming) => void;
}

/** A text that no zone has as its name, and the press that gives it to one. */
export function NamePlace({ text, content, children, busy = false, onName }: NamePlaceProps) {
  const m = useMessages('staffPrices');
  const words = m.places.naming;
  const locale = useLocale();
  const id = useId();
  const [naming, setNaming] = useState<Naming>({ name: nameIn(text), zone: '' });
  const [fault, setFault] = useState<string | null>(null);
  const set = (more: Partial<Naming>) => {
    setNaming({ ...naming, ...more });
    setFault(null);
  };
  const add = () => {
    const found = namingFault(content, text, naming);
    setFault(found);
    if (!found) onName(naming);
  };
  return (
    <div role="group" aria-label={text} className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <bdi className="font-bold">{text}</bdi> {children}
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field id={id} label={words.name}>
          <TextInput
            id={id}
            dir="auto"
            autoComplete="off"
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault ? fieldIds(id).error : undefined}
            value={naming.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Choice
          label={words.zone}
          value={naming.zone}
          options={[['', words.choose], ...content.zones.map((zone) => [zone.id, zone.name[locale]] as const)]}
          onChoose={(zone) => set({ zone })}
        />
        <StepButton tone="outline" busy={busy} onClick={add}>
          {words.add}
        </StepButton>
      </div>
      <FieldError id={fieldIds(id).error} message={fault ? faultText(m, content, locale, fault) : undefined} />
    </div>
  );
}

function faultText(
  m: ReturnType<typeof useMessages<'staffPrices'>>,
  content: PriceContent,
  locale: ReturnType<typeof useLocale>,
  code: string,
): string {
  const [fault = '', name = '', owner = ''] = code.split('\n');
  if (fault === 'missing' || fault === 'still') return m.places.naming[fault];
  const nameOf = content.zones.find(({ id }) => id === owner)?.name[locale] ?? owner;
  const faults: Readonly<Record<string, (text: string) => string>> = m.faults;
  return fault === 'taken' ? m.places.taken(name, nameOf) : (faults[fault]?.(name) ?? fault);
}

interface NamedNoteProps {
  content: PriceContent;
  /** What was given last, another object each time. */
  named: Naming;
  isUndone: boolean;
  busy?: boolean;
  onUndo: () => void;
  /** The way on. */
  children?: ReactNode;
}

/** What a name that was given changes, and when, with the way back. */
export function NamedNote({ content, named, isUndone, busy = false, onUndo, children }: NamedNoteProps) {
  const words = useMessages('staffPrices').places.naming;
  const locale = useLocale();
  const zone = content.zones.find(({ id }) => id === named.zone)?.name[locale] ?? named.zone;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ResultNote of={named}>{isUndone ? words.undone(named.name) : words.done(named.name, zone)}</ResultNote>
      {isUndone ? null : (
        <Button tone="outline" size="small" busy={busy} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      {children}
    </div>
  );
}
