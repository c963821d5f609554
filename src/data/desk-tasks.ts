import type { CompositeTypes } from '@shared/contracts/database.types';
import { callDatabase } from './call-database';

export { driverName } from '@shared/people/driver-name';
export { shownPlate } from '@shared/facts/plate';

/** Something that waits for a person in the office, with what a line needs of its request, ride or document. */
export type DeskTask = CompositeTypes<'desk_task'>;

/** Notes that the caller sees to it. One that is closed already stays so. @throws DataError */
export async function takeDeskTask(task: string): Promise<void> {
  await callDatabase('take_task', { task });
}

/** Closes a task that asks for nothing. @throws DataError */
export async function dismissDeskTask(task: string, reason: string): Promise<void> {
  await callDatabase('dismiss_task', { task, reason });
}
