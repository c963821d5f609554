import { Spinner } from '@/ui/spinner';

/** Shown while a page's parts download. The word is Hebrew in every language (specification, section 2). */
export function PageSpinner() {
  return (
    <div role="status" className="appear-late grid min-h-[70vh] place-content-center justify-items-center gap-4">
      <Spinner />
      <p lang="he" dir="rtl" className="text-ink-2">
        טוען…
      </p>
    </div>
  );
}
