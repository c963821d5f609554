/** The time of day in Israel at an instant, "14:05". */
export function timeInIsrael(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
}
