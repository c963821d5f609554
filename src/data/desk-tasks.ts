import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

export { driverName } from '@shared/people/driver-name';
export { shownPlate } from '@shared/facts/plate';

const text = z.nullable(z.string());

/** A driver's name, in Hebrew and in Latin letters. */
const personSchema = z.object({ he: z.string(), latin: z.string() });

const taskSchema = z.object({
  id: z.string(),
  /** A newer server may know others. */
  kind: z.string(),
  /** Null of what is about a driver or a car. */
  lead_id: text,
  ride_id: text,
  /** `now`, `today` or `soon`. */
  urgency: z.string(),
  /** Instants, ISO 8601. */
  opened_at: z.string(),
  taken_by_name: text,
  is_mine: z.boolean(),
  reference: text,
  name: text,
  pickup: text,
  dropoff: text,
  travel_date: text,
  pickup_time: text,
  /** `day`: the board's, "YYYY-MM-DD"; `pickup_at`: ISO 8601. */
  ride: z.nullable(
    z.object({
      day: z.string(),
      pickup_at: z.string(),
      pickup: z.string(),
      dropoff: z.string(),
      driver: z.nullable(personSchema),
    }),
  ),
  /** The paper that ends first, of a driver or a car; null where it was seen to meanwhile. */
  document: z.nullable(
    z.object({ driver: z.nullable(personSchema), plate: text, document: z.string(), ends_on: z.string() }),
  ),
});
/** Something that waits for a person in the office, with what a line needs of its request, ride or document. */
export type DeskTask = z.infer<typeof taskSchema>;

/** The open tasks, the most urgent first. @throws DataError `refused` below the rank of operator */
export async function fetchDeskTasks(): Promise<DeskTask[]> {
  const supabase = await getSupabase();
  return readAnswer(z.array(taskSchema), dataOf(await supabase.rpc('desk_tasks')));
}

const outcomeSchema = z.object({ outcome: z.string() });

/** Notes that the caller sees to it. One that is closed already stays so. @throws DataError */
export async function takeDeskTask(task: string): Promise<void> {
  const supabase = await getSupabase();
  readAnswer(outcomeSchema, dataOf(await supabase.rpc('take_task', { task })));
}

/** Closes a task that asks for nothing. @throws DataError */
export async function dismissDeskTask(task: string, reason: string): Promise<void> {
  const supabase = await getSupabase();
  readAnswer(outcomeSchema, dataOf(await supabase.rpc('dismiss_task', { task, reason })));
}
