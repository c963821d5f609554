/** Id of every page's main region: the skip link's target, and where focus goes after navigation. */
export const MAIN_ID = 'main';

/** First in the tab order: past the header, straight to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded bg-amber-400 px-5 py-3 font-bold text-night-900 focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-toast"
    >
      {label}
    </a>
  );
}
