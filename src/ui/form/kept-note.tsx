import { Button } from '../button';

export interface KeptNoteProps {
  form: { restart: () => void; draft: { isKept: boolean } };
  words: { text: string; discard: string };
}

/** Says that what stands in a form is not saved yet, and throws it away on request. */
export function KeptNote({ form, words }: KeptNoteProps) {
  return form.draft.isKept ? (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {words.text}
      <Button tone="outline" size="small" className="inset-ring-0" onClick={form.restart}>
        {words.discard}
      </Button>
    </p>
  ) : null;
}
