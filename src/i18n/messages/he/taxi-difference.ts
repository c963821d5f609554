/** Where a metered taxi costs less: what the difference is paid for. */
export const messages = {
  meter: (range: string, since: string) =>
    `מונית לפי מונה מראה בנסיעה הזאת בערך ${range}, בכביש פנוי ולפני אגרות (תעריף המדינה מ־${since}).`,
  buys: 'ההפרש קונה מחיר שידוע מראש ולא משתנה, רכב שלם עם מקום לכולם ולמזוודות, {minutes landing_waiting_minutes} המתנה מרגע הנחיתה, ועיכוב של עד {hours free_delay_hours} בלי תוספת.',
};
export type TaxiDifferenceMessages = typeof messages;
