import { POSTED_ANSWER_IDS } from '@/data/posted-answer';

/** What was received, and what was not. */
type AnswerTexts = Readonly<Record<keyof typeof POSTED_ANSWER_IDS, { title: string; text: string }>>;

/** Answers a form that the browser posted itself: each is seen only when the address names it, without any script. */
export function PostedAnswer({ texts }: { texts: AnswerTexts }) {
  return (['received', 'refused'] as const).map((kind) => (
    <section
      key={kind}
      id={POSTED_ANSWER_IDS[kind]}
      className="hidden max-w-2xl gap-2 rounded-lg bg-paper p-6 shadow-2 ring-1 ring-stone-200 target:grid forced-colors:border"
    >
      <h2 className="text-h3">{texts[kind].title}</h2>
      <p>{texts[kind].text}</p>
    </section>
  ));
}
