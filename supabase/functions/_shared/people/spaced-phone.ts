/** An Israeli number in E.164 as people abroad dial and at home understand it, "+972 3 555 0142"; others as they are. */
export const spacedPhone = (number: string): string =>
  number.replace(/^(\+972)(\d{1,2})(\d{3})(\d{4})$/u, '$1 $2 $3 $4');
