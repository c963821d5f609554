import { useEffect, useId, useState } from 'react';
import {
  LEAD_SORTS,
  LEAD_STATUSES,
  TRAVEL_PERIODS,
  type LeadFilter,
  type LeadSort,
  type StaffName,
} from '@/data/leads';
import { Choice } from '@/features/office/kit/choice';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { TextInput } from '@/ui/field';
import { LeadFilterFields } from './lead-filter-fields';
import { countFilters, noFilter } from './lead-view';

/** Milliseconds without a key after which a search begins. */
const TYPING_PAUSE_MS = 300;

interface LeadFiltersProps {
  filter: LeadFilter;
  sort: LeadSort;
  staff: readonly StaffName[];
  /** `typing` leaves no step back in the browser's history. */
  onNarrow: (changes: Partial<LeadFilter>, typing?: boolean) => void;
  onTravel: (travel: LeadFilter['travel']) => void;
  onSort: (sort: LeadSort) => void;
}

/** Search and filters above the list. On a phone the filters stand behind a button. */
export function LeadFilters({ filter, sort, staff, onNarrow, onTravel, onSort }: LeadFiltersProps) {
  const m = useMessages('staffLeads');
  const { statuses } = useMessages('staff').dashboard.leads;
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
        <Chips
          label={m.filters.status}
          chips={LEAD_STATUSES.map((status) => [status, statuses[status]])}
          isChosen={(status) => filter.statuses.includes(status)}
          onPress={(status) =>
            onNarrow({ statuses: LEAD_STATUSES.filter((each) => (each === status) !== filter.statuses.includes(each)) })
          }
        />
        {/* One period or none: pressed again, it goes. */}
        <Chips
          label={m.filters.travel}
          chips={TRAVEL_PERIODS.map((period) => [period, m.filters.periods[period]])}
          isChosen={(period) => period === filter.travel}
          onPress={(period) => onTravel(period === filter.travel ? '' : period)}
        />
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
          <LeadFilterFields filter={filter} staff={staff} onNarrow={onNarrow} />
          <Choice
            label={m.sortBy}
            className="text-sm"
            value={sort}
            options={LEAD_SORTS.map((order) => [order, m.sorts[order]])}
            onChoose={(order) => onSort(order as LeadSort)}
          />
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

interface ChipsProps<Id extends string> {
  label: string;
  chips: readonly (readonly [id: Id, text: string])[];
  isChosen: (id: Id) => boolean;
  onPress: (id: Id) => void;
}

function Chips<Id extends string>({ label, chips, isChosen, onPress }: ChipsProps<Id>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(([id, text]) => (
        <button
          key={id}
          type="button"
          aria-pressed={isChosen(id)}
          onClick={() => onPress(id)}
          className={classNames(
            'min-h-11 rounded-full px-4 text-sm font-bold transition-colors forced-colors:border',
            isChosen(id)
              ? 'bg-night-900 text-paper forced-colors:border-4 forced-colors:border-[Highlight]'
              : 'inset-ring-1 inset-ring-stone-300 hover:bg-stone-100',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
