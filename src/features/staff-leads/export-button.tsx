import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportLeads, type ExportedLead } from '@/data/lead-export';
import type { LeadFilter, StaffName } from '@/data/leads';
import { formatDayInIsrael, formatNumber, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages, type Messages } from '@/i18n/messages';
import { CSV_START, csvLine } from '@/lib/csv';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { useServiceName, useStatusName } from './lead-names';

const DURATION = 6_000;

type Texts = Messages['staffLeads'];
type Column = [head: string, cell: (lead: ExportedLead) => string | number | null];

interface Names {
  service: (word: string) => string;
  status: (word: string) => string;
  staff: readonly StaffName[];
}

function columnsOf({ csv, columns, drawer, note, export: answers }: Texts, names: Names): Column[] {
  return [
    [csv.reference, ({ reference }) => reference],
    [csv.date, ({ createdAt }) => formatDayInIsrael(createdAt)],
    [csv.time, ({ createdAt }) => timeInIsrael(createdAt)],
    [columns.status, ({ status }) => names.status(status)],
    [columns.name, ({ name }) => name],
    [drawer.phone, ({ phone }) => phone],
    [drawer.email, ({ email }) => email],
    [drawer.service, ({ service }) => names.service(service)],
    [drawer.destination, ({ destination }) => destination],
    [drawer.travel, ({ travelDate, pickupTime }) => travelDate && [travelDate, pickupTime].filter(Boolean).join(' ')],
    [drawer.passengers, ({ passengers }) => passengers],
    [drawer.luggage, ({ luggage }) => luggage],
    [drawer.roundTrip, ({ roundTrip }) => (roundTrip === null ? null : roundTrip ? answers.yes : answers.no)],
    [drawer.flight, ({ flightNumber }) => flightNumber],
    [drawer.language, ({ language }) => language],
    [drawer.notes, ({ notes }) => notes],
    [note.label, ({ staffNotes }) => staffNotes],
    [columns.assignee, ({ assignee }) => names.staff.find(({ id }) => id === assignee)?.name ?? null],
  ];
}

/** Hands a file over to the browser's downloads. */
function save(parts: BlobPart[], name: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Takes everything under the current filter out into a file, piece by piece. */
export function ExportButton({ filter, staff }: { filter: LeadFilter; staff: readonly StaffName[] }) {
  const locale = useLocale();
  const m = useMessages('staffLeads');
  const names: Names = { service: useServiceName(), status: useStatusName(), staff };
  const [loaded, setLoaded] = useState(0);
  const run = useMutation({
    mutationFn: async () => {
      const columns = columnsOf(m, names);
      const parts = [CSV_START, csvLine(columns.map(([head]) => head))];
      let count = 0;
      for await (const piece of exportLeads(filter)) {
        parts.push(piece.map((lead) => csvLine(columns.map(([, cell]) => cell(lead)))).join(''));
        count += piece.length;
        setLoaded(count);
      }
      save(parts, `${m.export.file}-${formatDayInIsrael(new Date()).replaceAll('/', '-')}.csv`);
      return count;
    },
    onSuccess: (count) =>
      showToast({ tone: 'success', title: m.export.done(count, formatNumber(locale, count)), duration: DURATION }),
    onError: () => showToast({ tone: 'danger', title: m.export.failed, text: m.export.failedText, duration: DURATION }),
    onSettled: () => setLoaded(0),
  });
  return (
    <Button
      tone="outline"
      size="small"
      busy={run.isPending}
      busyLabel={m.export.busy(formatNumber(locale, loaded))}
      className="bg-paper"
      onClick={() => run.mutate()}
    >
      {m.export.button}
    </Button>
  );
}
