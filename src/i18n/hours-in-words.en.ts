/** A length of time from an hour on as the English pages write it: "2\u00A0hr", "1\u00A0hr 15\u00A0min". */
export const hoursInWords = (hours: number, minutes: number): string =>
  minutes ? `${hours}\u00A0hr ${minutes}\u00A0min` : `${hours}\u00A0hr`;
