import { useQuery } from '@tanstack/react-query';
import { formatCalendarDay } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { knownName } from '@/i18n/format';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Table } from '@/ui/table';
import { keptBookingsQuery } from './queries';

/** What deletions have left for the books; nothing at all while there is nothing. */
export function KeptBookingsPanel({ userId }: { userId: string }) {
  const { frame, services } = useMessages('staff');
  const m = useMessages('staffDataDesk');
  const words = m.kept;
  const { data: bookings, error, refetch } = useQuery(keptBookingsQuery(userId));
  if (!error && !bookings?.length) return null;
  const columns = Object.entries(words.columns).map(([id, label]) => ({ id, label }));
  const rows = (bookings ?? []).map((booking) => ({
    id: booking.reference,
    cells: [
      <Ltr key="reference">{booking.reference}</Ltr>,
      <bdi key="name">{booking.name}</bdi>,
      knownName(services, booking.service_type),
      booking.travel_date ? <Ltr key="date">{formatCalendarDay(booking.travel_date)}</Ltr> : m.none,
      <Ltr key="until">{formatCalendarDay(booking.kept_until)}</Ltr>,
    ],
  }));
  return (
    <PanelCard title={words.title} busy={false}>
      <div className="grid gap-4 border-t border-stone-200 p-5">
        <p className="text-sm text-ink-2">{words.about}</p>
        {bookings ? (
          <Table caption={words.title} captionHidden theme="light" columns={columns} rows={rows} />
        ) : (
          <LoadFailure text={m.loadFailed} retryLabel={frame.retry} onRetry={() => void refetch()} />
        )}
      </div>
    </PanelCard>
  );
}
