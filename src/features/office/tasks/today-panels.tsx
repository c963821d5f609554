import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NextRidesPanel, NextRidesWaiting } from './next-rides-panel';
import { nextRidesQuery, tasksQuery } from './queries';
import { TasksPanel } from './tasks-panel';

/**
 * The day at work: what needs somebody, and the next rides. They come together, so that tasks that are there push nothing down;
 * where one of the two fails, the other does not wait for its retries.
 */
export function TodayPanels() {
  // The panels look again by themselves.
  const tasks = useQuery({ ...tasksQuery, refetchInterval: false });
  const rides = useQuery({ ...nextRidesQuery, refetchInterval: false });
  const [isShown, setShown] = useState(false);
  const waits = [tasks, rides].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (!waits && !isShown) setShown(true);
  if (waits && !isShown) return <NextRidesWaiting />;
  return (
    <div className="grid items-start gap-4 xl:auto-cols-fr xl:grid-flow-col">
      <TasksPanel />
      <NextRidesPanel />
    </div>
  );
}
