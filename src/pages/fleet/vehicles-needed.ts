interface Capacity {
  /** Passengers, and large suitcases, that one vehicle takes. */
  seats: number;
  suitcases: number;
  /** The largest group. */
  group: number;
}

/** How many vehicles a group takes, from the smallest to the largest, and what luggage comes along in them. */
export function vehiclesNeeded({ seats, suitcases, group }: Capacity) {
  return Array.from({ length: Math.ceil(group / seats) }, (_, before) => {
    const vehicles = before + 1;
    return {
      vehicles,
      from: before * seats + 1,
      to: Math.min(vehicles * seats, group),
      suitcases: vehicles * suitcases,
    };
  });
}
