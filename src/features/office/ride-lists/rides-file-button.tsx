import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DataError } from '@/data/errors';
import { fetchRidesBetween, RIDE_FILE_DAYS } from '@/data/ride-lists';
import { DayField } from '@/features/office/kit/fields';
import { formatCalendarDay, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { CSV_TYPE, csvHead, csvRows } from '@/lib/csv';
import { saveAsFile } from '@/lib/save-as-file';
import { Alert } from '@/ui/alert';
import { Button, IconButton } from '@/ui/button';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { FIRST_FOCUS, ModalDialog } from '@/ui/modal-dialog';
import { showToast } from '@/ui/toast';
import { rideCsvColumns } from './ride-csv';
import { monthOf, rideSpanSchema, type RideSpan } from './ride-span';

/** Takes the rides of a span of days out into a file. @param props.day whose month is proposed, "2026-11-23" */
export function RidesFileButton({ day }: { day: string }) {
  const m = useMessages('staffRideLists').file;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" size="small" className="bg-paper" onClick={() => setOpen(true)}>
        {m.button}
      </Button>
      {isOpen ? <FileDialog day={day} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FileDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const id = useId();
  const m = useMessages('staffRideLists').file;
  const { frame } = useMessages('staff');
  const form = useCheckedForm<RideSpan>({
    schema: rideSpanSchema,
    defaultValues: monthOf(day),
    errorText: (code) =>
      code === 'span' ? m.errors.span(RIDE_FILE_DAYS) : code === 'order' ? m.errors.order : m.errors.day,
  });
  const making = useRideFile(onClose);
  return (
    <ModalDialog
      aria-labelledby={id}
      className="m-auto w-[min(30rem,100vw-2rem)] rounded-lg bg-paper p-5 text-ink sm:p-6"
      onClose={onClose}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-card">
          {m.button}
        </h2>
        <IconButton icon="close" label={frame.close} onClick={onClose} {...FIRST_FOCUS} />
      </div>
      <p className="mt-2 mb-5 text-ink-2">{m.text}</p>
      <form noValidate className="grid gap-4" onSubmit={form.submit((values) => making.mutate(values))}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DayField form={form} name="first" label={m.from} />
          <DayField form={form} name="last" label={m.to} />
        </div>
        {making.data === 0 ? <Alert tone="info">{m.none}</Alert> : null}
        {making.error ? (
          <Alert tone="danger">
            {making.error instanceof DataError && making.error.kind === 'refused' ? (
              m.refused
            ) : (
              <>
                <span className="block font-bold">{m.failed}</span>
                {m.failedText}
              </>
            )}
          </Alert>
        ) : null}
        <Button type="submit" busy={making.isPending}>
          {m.download}
        </Button>
      </form>
    </ModalDialog>
  );
}

/** Makes the file, and calls back when it was saved. Resolves to the number of its rides; there is no file without any. */
function useRideFile(onSaved: () => void) {
  const locale = useLocale();
  const m = useMessages('staffRideLists').file;
  const words = useMessages('staffRides');
  return useMutation({
    mutationFn: async ({ first, last }: RideSpan) => {
      const rides = await fetchRidesBetween(first, last);
      if (rides.length === 0) return 0;
      const columns = rideCsvColumns(m, words, locale);
      const days = [first, last].map((day) => formatCalendarDay(day).replaceAll('/', '-'));
      saveAsFile(`${[m.name, ...days].join('_')}.csv`, CSV_TYPE, [csvHead(columns), csvRows(columns, rides)]);
      return rides.length;
    },
    onSuccess: (count) => {
      if (count === 0) return;
      showToast({ tone: 'success', title: m.done(count, formatNumber(locale, count)) });
      onSaved();
    },
  });
}
