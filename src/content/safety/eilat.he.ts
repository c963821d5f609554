import type { EilatSafety } from '.';

export const eilat: EilatSafety = {
  diving: 'אחרי צלילה חייבים לחכות לפני טיסה. אם מכאן ממשיכים לנתב״ג, תכננו את הצלילה האחרונה ליום שלפני.',
  canyon: 'בדקו שהכביש לאורך הגבול פתוח, ואל תיכנסו אחרי גשם.',
};
