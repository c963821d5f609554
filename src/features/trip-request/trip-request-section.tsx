export function TripRequestSection(_: { headingLevel: 2 | 3; id: string }) {
  return null;
}
