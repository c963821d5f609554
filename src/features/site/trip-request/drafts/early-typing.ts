import { readStoredDraft, storeDraft, type DraftPlace } from '@/lib/stored-draft';

/**
 * Puts what was typed into a form's server-rendered HTML into its draft: the page is left, or loaded again after a
 * deploy, before the form's code has taken over. Downloads with the page, so it knows nothing of the form.
 */
export function saveEarlyTyping(section: HTMLElement, place: DraftPlace): void {
  const fields = section.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=radio], [type=checkbox], [tabindex="-1"]), textarea',
  );
  const typed = [...fields].filter(({ name, value }) => name && value).map(({ name, value }) => [name, value] as const);
  if (typed.length === 0) return;
  const stored = readStoredDraft<{ values: object }>(place, (draft) => ({ ...draft, values: draft.values ?? {} }));
  storeDraft(place, { openedAt: Date.now(), ...stored, values: { ...stored?.values, ...Object.fromEntries(typed) } });
}
