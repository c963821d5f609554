import { Link } from 'react-router-dom';
import type { RichText as Text } from '@/content/blog/article';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';

/** A sentence or two, with links and words that matter. */
export function RichText({ text }: { text: Text }) {
  const locale = useLocale();
  if (typeof text === 'string') return text;
  return text.map((run) => {
    if (typeof run === 'string') return run;
    if ('strong' in run) return <strong key={run.strong}>{run.strong}</strong>;
    if ('href' in run)
      return (
        <a key={run.text} href={run.href} rel="noopener">
          {run.text}
        </a>
      );
    return (
      <Link key={run.text} to={localizedPath(locale, run.to)}>
        {run.text}
      </Link>
    );
  });
}
