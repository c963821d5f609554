import type { EilatSafety } from '.';

export const eilat: EilatSafety = {
  diving:
    'After a dive you have to wait before you fly. If you fly home from here, plan the last dive for the day before.',
  canyon: 'Ask whether the border road is open, and stay out after rain.',
};
