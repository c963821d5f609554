/** The page's words stand with those of the interface (messages/he/trip.ts): the trip itself is not known before it is opened. */
export const content = {
  meta: {
    title: 'הנסיעה שלי',
    description:
      'העמוד הפרטי של הנסיעה: המחיר בכתב, אישור, שינוי וביטול, בלי סיסמה. בלי קישור אפשר לבקש אותו שוב או להודיע על ביטול.',
  },
};
export type TripContent = typeof content;
