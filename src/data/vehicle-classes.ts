import type { Tables } from '@shared/contracts/database.types';
import { askTables } from './read-tables';

/** A kind of vehicle that offers are made with: passengers, large suitcases. */
export type VehicleClass = Pick<Tables<'vehicle_classes'>, 'id' | 'name' | 'seats' | 'bags'>;

/** The classes in use, in the owner's order. @throws DataError `refused` below the rank of operator */
export const fetchVehicleClasses = (): Promise<VehicleClass[]> =>
  askTables((supabase) =>
    supabase.from('vehicle_classes').select('id, name, seats, bags').eq('active', true).order('position'),
  );
