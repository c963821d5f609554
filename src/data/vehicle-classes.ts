import * as z from 'zod/mini';
import { dataOf, localizedName, readAnswer } from './answer';
import { getSupabase } from './client';

const classesSchema = z.array(z.object({ id: z.string(), name: localizedName, seats: z.number(), bags: z.number() }));

/** A kind of vehicle that offers are made with: passengers, large suitcases. */
export type VehicleClass = z.infer<typeof classesSchema>[number];

/** The classes in use, in the owner's order. @throws DataError `refused` below the rank of operator */
export async function fetchVehicleClasses(): Promise<VehicleClass[]> {
  const supabase = await getSupabase();
  const answer = await supabase
    .from('vehicle_classes')
    .select('id, name, seats, bags')
    .eq('active', true)
    .order('position');
  return readAnswer(classesSchema, dataOf(answer));
}
