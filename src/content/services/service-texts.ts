/** A question with its answer; an answer may have several paragraphs. */
export interface Question {
  question: string;
  answer: readonly string[];
}

/** Everything on a service's page under its first screen. */
export interface ServiceTexts {
  about: { title: string; paragraphs: readonly string[] };
  /** Situations people come with, told as they happen. */
  situations: { title: string; items: readonly { title: string; text: string }[] };
  included: { title: string; items: readonly string[] };
  steps: { title: string; items: readonly { title: string; text: string }[] };
  prepare: { title: string; items: readonly string[] };
  questions: { title: string; items: readonly Question[] };
  closing: { title: string; text: string };
  related: { title: string };
}
