/**
 * What keeps bathers alive in the Dead Sea, as sentences, one file per language (`dead-sea.{he,en,fr}.ts`). Every page about the
 * place says all of them (tests/contracts/promises.test.ts). The facts and their sources: `deadSeaDrownings`, `deadSeaSalt`.
 */
export interface DeadSeaSafety {
  /** Where to go in. */
  where: string;
  /** How to lie, and why. */
  back: string;
  /** Eyes and mouth, and what to do when water was swallowed. */
  mouth: string;
  /** How long. */
  time: string;
  /** Shaving. */
  skin: string;
}

/** What can kill in and around Eilat, likewise (`eilat.{he,en,fr}.ts`); the fact: `flyingAfterDiving`. */
export interface EilatSafety {
  /** Between the last dive and the flight. */
  diving: string;
  /** The Red Canyon: the border, and floods. */
  canyon: string;
}
