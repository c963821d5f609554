import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { CountChip } from '@/ui/count-chip';
import { LoadFailure } from '@/ui/load-failure';
import { PanelCard } from '@/ui/panel-card';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { AlertsTab } from './alerts-tab';
import { BlocksTab } from './blocks-tab';
import { EventsTab } from './events-tab';
import { securityQuery } from './queries';

const contents = { alerts: AlertsTab, events: EventsTab, blocks: BlocksTab } as const;

interface SecurityMonitorProps {
  userId: string;
  isFull?: boolean;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
}

/** Alerts, events and blocked addresses in three tabs; they are fetched again by themselves. */
export function SecurityMonitor({ userId, isFull = false, aside }: SecurityMonitorProps) {
  const m = useMessages('staffSecurity');
  const [tab, setTab] = useState<keyof typeof contents>('alerts');
  const { data, isError } = useQuery(securityQuery(userId));
  useEffect(() => {
    if (isError) showToast({ tone: 'danger', title: m.loadFailed });
  }, [isError, m.loadFailed]);
  const Content = contents[tab];
  return (
    <PanelCard title={m.title} busy={!data && !isError} aside={aside} className="overflow-hidden">
      <span role="status" className="sr-only">
        {data ? m.activeAlerts(data.alerts.length) : null}
      </span>
      {isError && !data ? (
        <MonitorFailure userId={userId} />
      ) : (
        <Tabs
          label={m.title}
          tabs={[
            { id: 'alerts', label: <Counted words={m.alerts} count={data?.alerts.length} urgent /> },
            { id: 'events', label: m.events },
            { id: 'blocks', label: <Counted words={m.blocks} count={data?.blocks.length} /> },
          ]}
          active={tab}
          onChange={setTab}
        >
          <Content userId={userId} data={data} isFull={isFull} />
        </Tabs>
      )}
    </PanelCard>
  );
}

function Counted({ words, count, urgent = false }: { words: string; count: number | undefined; urgent?: boolean }) {
  return (
    <>
      {words}
      {count === undefined ? null : <CountChip count={count} urgent={urgent} />}
    </>
  );
}

function MonitorFailure({ userId }: { userId: string }) {
  const m = useMessages('staffSecurity');
  const { frame } = useMessages('staff');
  const { refetch, isFetching } = useQuery(securityQuery(userId));
  return (
    <LoadFailure
      className="m-5 mt-0"
      text={m.loadFailed}
      retryLabel={frame.retry}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
