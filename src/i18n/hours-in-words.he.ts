const WHOLE = ['', 'שעה', 'שעתיים', 'שלוש שעות', 'ארבע שעות', 'חמש שעות'];

/** A length of time above an hour as Hebrew writes it: "שעתיים וחצי", "שעה ו־40 דק׳". */
export function hoursInWords(hours: number, minutes: number): string {
  const whole = WHOLE[hours] ?? `${hours} שעות`;
  if (minutes === 0) return whole;
  if (minutes === 15) return `${whole} ורבע`;
  if (minutes === 30) return `${whole} וחצי`;
  return `${whole} ו־${minutes}\u00A0דק׳`;
}
