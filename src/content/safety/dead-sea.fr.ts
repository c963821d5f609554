import type { DeadSeaSafety } from '.';

export const deadSea: DeadSeaSafety = {
  where: 'On ne se baigne que sur une plage surveillée, en présence d’un maître-nageur.',
  back: 'Restez sur le dos et ne nagez pas : sur le ventre, il est très difficile de se retourner, et c’est ainsi que l’on s’y noie.',
  mouth:
    'Gardez l’eau loin des yeux et de la bouche. En avaler, même un peu, est dangereux : si cela arrive, allez aussitôt voir le maître-nageur.',
  time: 'Sortez au bout de dix à quinze minutes, rincez-vous et buvez.',
  skin: 'Pas de rasage le jour même ni la veille.',
};
