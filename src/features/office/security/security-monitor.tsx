import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { LookupFailure } from '@/features/office/kit/lookup';
import { useMessages } from '@/i18n/messages';
import { CountChip } from '@/ui/count-chip';
import { PanelCard } from '@/ui/panel-card';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { AlertsTab, BlocksTab, EventsTab } from './monitor-tabs';
import { securityQuery } from './queries';

const contents = { alerts: AlertsTab, events: EventsTab, blocks: BlocksTab } as const;

interface SecurityMonitorProps {
  isFull?: boolean;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
}

/** Alerts, events and blocked addresses in three tabs; they are fetched again by themselves. */
export function SecurityMonitor({ isFull = false, aside }: SecurityMonitorProps) {
  const m = useMessages('staffSecurity');
  const [tab, setTab] = useState<keyof typeof contents>('alerts');
  const lookup = useQuery(securityQuery);
  const { data, isError } = lookup;
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
        <LookupFailure of={lookup} className="m-5 mt-0" text={m.loadFailed} />
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
          <Content data={data} isFull={isFull} />
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
