import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { business } from '@/config/business';
import { callDatabase } from '@/data/call-database';
import { readIdentifier, type PersonCounts } from '@/data/data-desk';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { PanelCard } from '@/ui/panel-card';
import * as z from 'zod/mini';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { AuditRecords, KeptBookings, RetentionRuns } from './desk-records';
import { CountLine } from './count-list';
import { failureText } from './failure-text';
import { FoundPerson } from './found-person';
import { PersonName } from './person-name';
import { deskKey } from './queries';

/** Finding, handing out and deleting what is kept about a person, and the record of it. */
export function StaffDataDesk() {
  const m = useMessages('staffDataDesk');
  const cache = useQueryClient();
  const [deleted, setDeleted] = useState<{ counts: PersonCounts; kept: number } | null>(null);
  // A mutation, not a query: each look is recorded, so none may happen by itself.
  const search = useMutation({
    mutationFn: (identifier: string) => callDatabase('find_person', { identifier }),
    onSettled: refetchLists,
  });
  const result = useRef<HTMLDivElement>(null);

  function refetchLists() {
    return cache.invalidateQueries({ queryKey: deskKey });
  }
  function find(identifier: string) {
    setDeleted(null);
    search.mutate(identifier);
  }

  useEffect(() => {
    if (search.isSuccess || deleted) result.current?.focus();
  }, [search.isSuccess, search.data, deleted]);

  return (
    <>
      <div className="grid max-w-prose gap-1">
        <h1 className="text-h3">{m.title}</h1>
        <p className="text-ink-2">{m.intro(business.accessDays, business.deletionDays)}</p>
        <p className="text-ink-2">{m.verify}</p>
      </div>
      <PersonSearch busy={search.isPending} onFind={find} />
      {search.error ? <Alert tone="danger">{failureText(search.error, m.failed)}</Alert> : null}
      <div ref={result} tabIndex={-1} className="grid scroll-mt-32 gap-4 outline-none empty:hidden">
        {deleted ? (
          <Alert tone="success" title={m.deleted.title}>
            <p>
              <CountLine counts={deleted.counts} none={m.audit.nothing} />
            </p>
            {deleted.kept > 0 ? <p>{m.deleted.kept(deleted.kept)}</p> : null}
            <p>{m.found.elsewhere}</p>
          </Alert>
        ) : null}
        {search.data ? (
          <PanelCard
            title={m.found.title}
            aside={<PersonName identifier={search.variables} />}
            busy={false}
            className="overflow-hidden"
          >
            <FoundPerson
              key={search.submittedAt}
              identifier={search.variables}
              found={search.data}
              onFind={find}
              onExported={() => void refetchLists()}
              onDeleted={({ counts }, keeps) => {
                setDeleted({
                  counts: { ...counts, consents: 0, kept_bookings: 0, rides_driven: 0 },
                  kept: keeps ? counts.bookings : 0,
                });
                search.reset();
                void refetchLists();
              }}
            />
          </PanelCard>
        ) : null}
      </div>
      <KeptBookings />
      <AuditRecords personHash={search.data?.person_hash} />
      <RetentionRuns />
    </>
  );
}

const schema = z.object({
  identifier: z.string().check(z.refine((typed) => readIdentifier(typed) !== null, 'invalid')),
});

interface PersonSearchProps {
  busy: boolean;
  /** @param identifier an address in small letters, or a number in E.164 */
  onFind: (identifier: string) => void;
}

/** The field that a person is looked up by. */
function PersonSearch({ busy, onFind }: PersonSearchProps) {
  const m = useMessages('staffDataDesk').search;
  const form = useCheckedForm({ schema, defaultValues: { identifier: '' }, errorText: () => m.invalid });
  return (
    <PanelCard title={m.title} busy={busy}>
      <form
        noValidate
        className="grid gap-4 border-t border-stone-200 p-5"
        onSubmit={form.submit(({ identifier }) => onFind(readIdentifier(identifier) ?? ''))}
      >
        <FormField form={form} name="identifier" label={m.label} hint={m.hint} className="max-w-2xl">
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <div className="min-w-0 flex-[1_1_16rem]">
                <TextInput {...control} icon="search" dir="auto" autoComplete="off" spellCheck={false} />
              </div>
              <Button type="submit" busy={busy} busyLabel={m.finding} className="max-sm:w-full">
                {m.find}
              </Button>
            </div>
          )}
        </FormField>
        <p className="text-sm text-ink-2">{m.recorded}</p>
      </form>
    </PanelCard>
  );
}
