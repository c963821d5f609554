/** A number plate as it stands on the car: "12-345-67", and with eight digits "123-45-678". @param plate its digits */
export const shownPlate = (plate: string): string =>
  plate.length === 8
    ? plate.replace(/^(\d{3})(\d{2})(\d{3})$/u, '$1-$2-$3')
    : plate.replace(/^(\d{2})(\d{3})(\d{2})$/u, '$1-$2-$3');
