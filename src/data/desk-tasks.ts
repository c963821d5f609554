import type { CompositeTypes } from '@shared/contracts/database.types';
import { dataOf } from './answer';
import { getSupabase } from './client';

export { driverName } from '@shared/people/driver-name';
export { shownPlate } from '@shared/facts/plate';

/** Something that waits for a person in the office, with what a line needs of its request, ride or document. */
export type DeskTask = CompositeTypes<'desk_task'>;

/** The open tasks, the most urgent first. @throws DataError `refused` below the rank of operator */
export async function fetchDeskTasks(): Promise<DeskTask[]> {
  const supabase = await getSupabase();
  return dataOf(await supabase.rpc('desk_tasks'));
}

/** Notes that the caller sees to it. One that is closed already stays so. @throws DataError */
export async function takeDeskTask(task: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('take_task', { task }));
}

/** Closes a task that asks for nothing. @throws DataError */
export async function dismissDeskTask(task: string, reason: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('dismiss_task', { task, reason }));
}
