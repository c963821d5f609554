/** A length of time from an hour on as the French pages write it: "2\u00A0h", "1\u00A0h\u00A005". */
export const hoursInWords = (hours: number, minutes: number): string =>
  minutes ? `${hours}\u00A0h\u00A0${String(minutes).padStart(2, '0')}` : `${hours}\u00A0h`;
