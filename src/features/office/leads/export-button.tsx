import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportLeads } from '@/data/lead-export';
import type { LeadFilter, StaffName } from '@/data/leads';
import { formatDayInIsrael, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { CSV_TYPE, csvHead, csvRows } from '@/lib/csv';
import { saveAsFile } from '@/lib/save-as-file';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { leadCsvColumns, type LeadNames } from './lead-csv';
import { useServiceName, useStatusName } from './lead-names';

/** Takes everything under the current filter out into a file, piece by piece. */
export function ExportButton({ filter, staff }: { filter: LeadFilter; staff: readonly StaffName[] }) {
  const locale = useLocale();
  const m = useMessages('staffLeads');
  const names: LeadNames = { service: useServiceName(), status: useStatusName(), staff };
  const [loaded, setLoaded] = useState(0);
  const run = useMutation({
    mutationFn: async () => {
      const columns = leadCsvColumns(m, names);
      const parts = [csvHead(columns)];
      let count = 0;
      for await (const piece of exportLeads(filter)) {
        parts.push(csvRows(columns, piece));
        count += piece.length;
        setLoaded(count);
      }
      const name = `${m.export.file}-${formatDayInIsrael(new Date()).replaceAll('/', '-')}.csv`;
      saveAsFile(name, CSV_TYPE, parts);
      return count;
    },
    onSuccess: (count) => showToast({ tone: 'success', title: m.export.done(count, formatNumber(locale, count)) }),
    onError: () => showToast({ tone: 'danger', title: m.export.failed, text: m.export.failedText }),
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
