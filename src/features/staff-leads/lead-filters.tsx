import { useEffect, useId, useState } from 'react';
import {
  SERVICE_TYPES,
  LEAD_SORTS,
  LEAD_STATUSES,
  type LeadFilter,
  type ServiceType,
  type LeadSort,
} from '@/data/leads';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Field, TextInput } from '@/ui/field';
import { Select } from '@/ui/select';
import { countFilters, noFilter } from './lead-view';

/** Milliseconds without a key after which a search begins. */
const TYPING_PAUSE_MS = 300;

interface LeadFiltersProps {
  filter: LeadFilter;
  sort: LeadSort;
  /** `typing` leaves no step back in the browser's history. */
  onNarrow: (changes: Partial<LeadFilter>, typing?: boolean) => void;
  onSort: (sort: LeadSort) => void;
}

/** Search and filters above the list. On a phone the filters stand behind a button. */
export function LeadFilters({ filter, sort, onNarrow, onSort }: LeadFiltersProps) {
  const { services } = useMessages('staff');
  const m = useMessages('staffLeads');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filter);
  return (
    <div className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap gap-3">
        <SearchField search={filter.search} onSearch={(search) => onNarrow({ search }, true)} />
        <Button
          tone="outline"
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!isOpen)}
        >
          {m.filters.open(count)}
        </Button>
      </div>
      <div id={`${id}-filters`} className={classNames('grid gap-3 lg:grid', !isOpen && 'max-lg:hidden')}>
        <StatusChips chosen={filter.statuses} onChange={(statuses) => onNarrow({ statuses })} />
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
          <Field id={`${id}-service`} label={m.filters.service} className={fieldClass}>
            <Select
              id={`${id}-service`}
              value={filter.services[0] ?? ''}
              onChange={({ target }) => onNarrow({ services: target.value ? [target.value as ServiceType] : [] })}
            >
              <option value="">{m.filters.all}</option>
              {SERVICE_TYPES.map((service) => (
                <option key={service} value={service}>
                  {services[service]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id={`${id}-from`} label={m.filters.from} className={fieldClass}>
            <TextInput
              id={`${id}-from`}
              type="date"
              value={filter.receivedFrom}
              max={filter.receivedTo || undefined}
              onChange={({ target }) => onNarrow({ receivedFrom: target.value })}
            />
          </Field>
          <Field id={`${id}-to`} label={m.filters.to} className={fieldClass}>
            <TextInput
              id={`${id}-to`}
              type="date"
              value={filter.receivedTo}
              min={filter.receivedFrom || undefined}
              onChange={({ target }) => onNarrow({ receivedTo: target.value })}
            />
          </Field>
          <Field id={`${id}-assigned`} label={m.filters.assigned} className={fieldClass}>
            <Select
              id={`${id}-assigned`}
              value={filter.assigned}
              onChange={({ target }) => onNarrow({ assigned: target.value as LeadFilter['assigned'] })}
            >
              {(['anybody', 'mine', 'nobody'] as const).map((assigned) => (
                <option key={assigned} value={assigned}>
                  {m.filters[assigned]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id={`${id}-sort`} label={m.sortBy} className={fieldClass}>
            <Select id={`${id}-sort`} value={sort} onChange={({ target }) => onSort(target.value as LeadSort)}>
              {LEAD_SORTS.map((order) => (
                <option key={order} value={order}>
                  {m.sorts[order]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            tone="outline"
            size="small"
            disabled={count === 0}
            onClick={() => onNarrow({ ...noFilter, search: filter.search, quarantined: filter.quarantined })}
          >
            {m.filters.clear}
          </Button>
        </div>
      </div>
    </div>
  );
}

const fieldClass = 'text-sm';

/** Follows what is typed at once, and the search a moment later. */
function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const m = useMessages('staffLeads').search;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Going back in the browser brings an earlier search.
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // The handler changes with every render, and must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, search]);
  return (
    <search className="min-w-0 flex-1 basis-64">
      <TextInput
        type="search"
        icon="search"
        aria-label={m.label}
        placeholder={m.placeholder}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}

interface StatusChipsProps {
  chosen: LeadFilter['statuses'];
  onChange: (statuses: LeadFilter['statuses']) => void;
}

function StatusChips({ chosen, onChange }: StatusChipsProps) {
  const { statuses } = useMessages('staff').dashboard.leads;
  const m = useMessages('staffLeads').filters;
  return (
    <div role="group" aria-label={m.status} className="flex flex-wrap gap-2">
      {LEAD_STATUSES.map((status) => {
        const isChosen = chosen.includes(status);
        return (
          <button
            key={status}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(LEAD_STATUSES.filter((each) => (each === status) !== chosen.includes(each)))}
            className={classNames(
              'min-h-11 rounded-full px-4 text-sm font-bold transition-colors forced-colors:border',
              isChosen
                ? 'bg-night-900 text-paper forced-colors:border-4 forced-colors:border-[Highlight]'
                : 'inset-ring-1 inset-ring-stone-300 hover:bg-stone-100',
            )}
          >
            {statuses[status]}
          </button>
        );
      })}
    </div>
  );
}
