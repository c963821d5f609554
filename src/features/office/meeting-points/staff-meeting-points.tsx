import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MeetingSketch } from '@/art/meeting-sketch';
import { confirmMeetingPoint } from '@/data/meeting-points';
import { Loaded } from '@/features/office/kit/lookup';
import { By, Moment } from '@/features/office/kit/moment';
import { RoomHead } from '@/features/office/kit/room-head';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { PointForm } from './point-form';
import { meetingPointsQuery, type Airport } from './queries';

type Way = Airport['ways'][number];

/** Where whoever lands is met, airport by airport: in words, on a drawing, and whether somebody of the house has stood there. */
export function StaffMeetingPoints() {
  const m = useMessages('staffMeetingPoints');
  const locale = useLocale();
  const airports = useQuery(meetingPointsQuery);
  const [opened, setOpened] = useState<(Pick<Way, 'place'> & { title: string }) | null>(null);
  const [saved, setSaved] = useState<object | undefined>();
  const ways = airports.data?.flatMap((airport) => airport.ways) ?? [];
  const shown = opened && ways.find(({ place }) => place === opened.place || isSame(place, opened.place));
  return (
    <>
      <RoomHead title={m.title} text={m.intro} />
      <StepState step={{ problem: undefined, done: saved }}>{m.saved}</StepState>
      <Loaded of={airports} failed={m.failed} waiting={<Skeleton className="h-96 w-full" />}>
        {(known) =>
          known.map((airport) => {
            const name = airport.name?.[locale] ?? airport.id;
            return (
              <PanelCard key={airport.id} title={name} busy={false}>
                {airport.name ? null : <p className="px-5 pb-5 text-sm text-ink-2">{m.notListed}</p>}
                <ul aria-label={name} className="grid lg:grid-cols-2">
                  {airport.ways.map((way) => (
                    <WayLine
                      key={way.place.way}
                      way={way}
                      airport={name}
                      onEdit={(title) => {
                        setSaved(undefined);
                        setOpened({ place: way.place, title });
                      }}
                    />
                  ))}
                </ul>
              </PanelCard>
            );
          })
        }
      </Loaded>
      {opened && shown ? (
        <PointForm
          {...shown}
          title={opened.title}
          onSaved={() => {
            setOpened(null);
            setSaved({});
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

const isSame = (one: Way['place'], other: Way['place']) => one.airport === other.airport && one.way === other.way;

interface WayLineProps {
  way: Way;
  airport: string;
  /** @param title what the form is called */
  onEdit: (title: string) => void;
}

function WayLine({ way: { place, point }, airport, onEdit }: WayLineProps) {
  const m = useMessages('staffMeetingPoints');
  const locale = useLocale();
  const way = knownName(m.ways, place.way);
  const title = m.titleOf(airport, way);
  const confirming = useStep({
    call: async () => {
      const saved = point && (await confirmMeetingPoint(point));
      return { outcome: saved ? 'saved' : 'changed_by_other' };
    },
    again: [meetingPointsQuery.queryKey],
  });
  return (
    <li className="grid content-start gap-3 border-t border-stone-200 p-5">
      <h3 className="font-sans text-base font-bold">{way}</h3>
      {point ? (
        <>
          <div className="max-w-sm">
            <MeetingSketch drawing={point.drawing} x={point.spot_x} y={point.spot_y} terminal={point.terminal} />
          </div>
          <p className="text-ink-2">
            {point.place[locale]} {point.how[locale]}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {point.confirmed_at ? (
              <>
                <Badge tone="success">{m.confirmed}</Badge>
                <span className="text-ink-2">
                  <Moment at={point.confirmed_at} />
                  <By name={point.confirmed_by_name} />
                </span>
              </>
            ) : (
              <Badge tone="warn">{m.unconfirmed}</Badge>
            )}
          </p>
        </>
      ) : (
        <p className="text-ink-2">{m.none}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" size="small" icon="edit" aria-label={m.edit(title)} onClick={() => onEdit(title)}>
          {point ? m.editShort : m.describe}
        </Button>
        {point && !point.confirmed_at ? (
          <StepButton
            tone="outline"
            size="small"
            icon="check"
            busy={confirming.isBusy}
            aria-label={m.confirmOf(title)}
            onClick={() => confirming.run()}
          >
            {m.confirm}
          </StepButton>
        ) : null}
      </div>
      <StepState step={confirming}>{m.confirmDone}</StepState>
    </li>
  );
}
