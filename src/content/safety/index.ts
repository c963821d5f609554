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
