const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jerusalem',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The calendar day and the time of day in Israel at an instant, whatever zone the visitor's own clock is set to.
 * @returns day as "YYYY-MM-DD", minutes since midnight by the clock on the wall
 */
export function israelClock(now: Date = new Date()): { day: string; minutes: number } {
  const read = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${read.year}-${read.month}-${read.day}`, minutes: Number(read.hour) * 60 + Number(read.minute) };
}

/** The hour has struck: a pick-up at this slot of this day could not be driven any more (ruling 16). */
export function isPastSlot(day: string, slot: string, now: Date = new Date()): boolean {
  const clock = israelClock(now);
  return day === clock.day && slot !== '' && Number(slot.slice(0, 2)) * 60 < clock.minutes;
}
