import type { DeadSeaSafety } from '.';

export const deadSea: DeadSeaSafety = {
  where: 'Go in only at an official beach with a lifeguard on duty.',
  back: 'Stay on your back and do not swim: on your front it is very hard to turn back over, and that is how people drown here.',
  mouth:
    'Keep the water out of your eyes and mouth. Swallowing even a little is dangerous: if it happens, go to the lifeguard at once.',
  time: 'Come out after ten to fifteen minutes, rinse and drink.',
  skin: 'Do not shave that day or the day before.',
};
