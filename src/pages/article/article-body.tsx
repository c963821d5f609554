import night from '@/art/hero-airport.svg';
import type { ArticleBlock as Block } from '@/content/blog/article';
import type { ArticleFirst } from '@/content/rest-keys';
import { bodyTexts } from '@/content/blog/reading-time';
import { fillShabbat } from '@/content/blog/shabbat-times';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { useTexts } from '@/islands/use-texts';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';
import { ArticleBlock } from './article-block';

/** The text of an article, the list of its parts, and the way to a booking. */
export function ArticleBody({ content }: { content: ArticleFirst }) {
  const { body } = fillShabbat(useTexts(content.rest), usePublished(), useLocale());
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-8 pb-section lg:grid-cols-[minmax(0,43rem)_20rem] lg:grid-rows-[auto_1fr] lg:justify-between lg:pt-11 print:block">
      <Contents body={body} />
      <div className="grid min-w-0 content-start gap-6 text-[1.125rem]/[1.7] lg:row-span-2 lg:row-start-1 lg:text-[1.25rem]/[1.75]">
        {body.map((block) => (
          <ArticleBlock key={`${block.kind} ${bodyTexts([block]).join(' ')}`} block={block} />
        ))}
      </div>
      <CallCard title={content.title} />
    </div>
  );
}

/** The parts of the article: beside the text on wide screens, folded before it on others. */
function Contents({ body }: { body: readonly Block[] }) {
  const m = useMessages('articleBody');
  const headings = body.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  const list = (
    <ol className="grid lg:gap-1">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center leading-snug text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline pointer-fine:min-h-8"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group border-y border-stone-300 lg:hidden print:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
          {m.contents}
          <Icon name="chevron" className="text-sea-700 transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <nav aria-label={m.contents} className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label={m.contents}
        className="hidden content-start gap-2 self-start overflow-y-auto border-t-2 border-amber-500 pt-4 lg:sticky lg:top-25 lg:col-start-2 lg:row-start-2 lg:grid lg:max-h-[calc(100dvh-10rem)] print:hidden"
      >
        <h2 className="font-sans text-base tracking-normal">{m.contents}</h2>
        {list}
      </nav>
    </>
  );
}

/** Night card with the form and the chat, which opens with the article's name. */
function CallCard({ title }: { title: string }) {
  const m = useMessages('articleBody');
  return (
    <aside className="on-dark overflow-hidden rounded-lg bg-night-900 text-paper lg:col-start-2 lg:row-start-1 print:hidden">
      <LazyImage
        src={night}
        alt=""
        width={1920}
        height={1080}
        className="aspect-2/1 w-full object-cover object-[85%_100%]"
      />
      <div className="grid gap-4 p-6">
        <h2 className="text-card text-paper">{m.callTitle}</h2>
        <p className="text-on-dark-2">{m.callText}</p>
        <BookingButtons chatText={m.chat(title)} onDark />
      </div>
    </aside>
  );
}
