import { isRestNow as isRestAt, restAt as restBy, type Rest } from '@shared/rest-days';
import { business } from './business';

/** Whether the business rests on a day ("YYYY-MM-DD"), or at an hour of it ("15:00", else empty). */
export const restAt = (day: string, time: string): Rest | null => restBy(day, time, business.fridayClosing);

/** Whether the business rests at this moment: nobody answers before it is over. */
export const isRestNow = (): boolean => isRestAt(business.fridayClosing);
