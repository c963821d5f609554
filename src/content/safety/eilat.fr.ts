import type { EilatSafety } from '.';

export const eilat: EilatSafety = {
  diving:
    'Après une plongée, il faut attendre avant de prendre l’avion. Si vous repartez d’ici, plongez pour la dernière fois la veille.',
  canyon: 'Vérifiez que la route de la frontière est ouverte. N’y allez jamais après la pluie.',
};
