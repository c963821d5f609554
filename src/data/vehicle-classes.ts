import type { Tables } from '@shared/contracts/database.types';
import { dataOf } from './answer';
import { getSupabase } from './client';

/** A kind of vehicle that offers are made with: passengers, large suitcases. */
export type VehicleClass = Pick<Tables<'vehicle_classes'>, 'id' | 'name' | 'seats' | 'bags'>;

/** The classes in use, in the owner's order. @throws DataError `refused` below the rank of operator */
export async function fetchVehicleClasses(): Promise<VehicleClass[]> {
  const supabase = await getSupabase();
  return dataOf(
    await supabase.from('vehicle_classes').select('id, name, seats, bags').eq('active', true).order('position'),
  );
}
