import { useEffect, useRef, type FormEvent } from 'react';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { describedBy, fieldIds, TextInput } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { BOARD_ID } from './board-place';
import { FLIGHT_PARAMETER } from './use-flight-board';

/** Given, not generated: two libraries draw this field, one in the build and another one in the browser. */
const FIELD_ID = 'flight-number';

interface FlightSearchProps {
  /** What was searched for last is no flight number. */
  isInvalid: boolean;
  /** @param flight as typed; empty for all arrivals */
  onSearch: (flight: string) => void;
}

export function FlightSearch({ isInvalid, onSearch }: FlightSearchProps) {
  const m = useMessages('flights');
  const ids = fieldIds(FIELD_ID);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(FLIGHT_PARAMETER);
    if (asked && input.current && !input.current.value) input.current.value = asked;
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    // Without this code the page is asked for anew, and comes back to the board.
    <form role="search" action={`#${BOARD_ID}`} onSubmit={submit} className="grid max-w-xl gap-1.5">
      <label htmlFor={FIELD_ID} className="w-fit font-bold">
        {m.search}
      </label>
      <div className="flex flex-wrap gap-3">
        <TextInput
          id={FIELD_ID}
          {...describedBy(FIELD_ID, { hint: true, error: isInvalid })}
          ref={input}
          name={FLIGHT_PARAMETER}
          dir="ltr"
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          className="min-w-0 flex-1 basis-32 rtl:text-end"
        />
        <Button type="submit" tone="outlineOnDark" icon="search">
          {m.find}
        </Button>
      </div>
      <p id={ids.hint} className="text-sm text-on-dark-2">
        {m.searchHint}
      </p>
      {isInvalid ? (
        <p id={ids.error} className="flex items-start gap-1.5 text-sm font-bold text-danger-onDark">
          <Icon name="alert" className="mt-0.5 size-4.5" />
          {m.invalid}
        </p>
      ) : null}
    </form>
  );
}
