/** Steps between the lines of the chart: both axes have as many, so that they share the lines. */
const STEPS = 4;

/**
 * Whole numbers for an axis from 0 to at least `highest`: five of them, in steps of 1, 2, 2.5 or 5 times a power of ten.
 * Without anything to show it is 0 to 4: a line of zeros lies on the ground.
 */
export function axisTicks(highest: number): number[] {
  const least = Math.max(highest / STEPS, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((candidate) => candidate >= least && Number.isInteger(candidate));
  return Array.from({ length: STEPS + 1 }, (_, nth) => nth * (step ?? least));
}

/** Leads are few beside visitors: they have an axis of their own, twice as high as they need, and stay below the line. */
export const leadTicks = (highest: number): number[] => axisTicks(highest * 2);

/** The change of a figure as a fraction (0.1 is a tenth more); null where there was nothing before. */
export function changeOf(latest: number, before: number): number | null {
  return before > 0 ? latest / before - 1 : null;
}
