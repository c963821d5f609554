import type { Reviews } from '@/content/reviews';
import { reviewsIn } from '@/content/reviews';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useTexts } from '@/islands/use-texts';
import { SectionHead } from './section-head';
import { SampleMark } from '@/ui/sample-mark';
import { Stars } from '@/ui/stars';
import { SwipeRow } from './swipe-row';

/** Three voices in large type, then six that say who is speaking. */
export function TestimonialsSection() {
  const { testimonials: m, rated, sample } = useMessages('home');
  const { short, testimonials } = useTexts(reviewsIn(useLocale()));
  return (
    <section className="below-fold bg-sand-200 py-8 sm:py-section">
      <div className="page-width grid gap-5 sm:gap-10 lg:gap-14">
        <SectionHead kicker={m.kicker} title={m.title} tone="sand" />
        <SwipeRow label={m.title}>
          <ul className="sm:grid sm:gap-8 lg:grid-cols-3 lg:gap-0">
            {short.map(({ text, author, rating, sample: isSample }) => (
              <li key={author} className="swipe-card border-sand-400 max-lg:border-t max-lg:pt-6 lg:border-s lg:px-8">
                <figure className="flex h-full flex-col gap-4">
                  <Stars rating={rating} label={rated(String(rating))} className="self-start" />
                  <blockquote className="font-display text-h3 leading-tight font-medium">{text}</blockquote>
                  <figcaption className="mt-auto flex flex-wrap items-center gap-x-3 font-bold">
                    {author} {isSample ? <SampleMark label={sample} /> : null}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </SwipeRow>
        <SwipeRow label={[m.business, m.personal].join(', ')} className="sm:grid sm:gap-10 lg:grid-cols-2 lg:gap-16">
          {(['business', 'personal'] as const).map((type) => (
            <Voices key={type} title={m[type]} voices={testimonials.filter((one) => one.type === type)} />
          ))}
        </SwipeRow>
      </div>
    </section>
  );
}

function Voices({ title, voices }: { title: string; voices: Reviews['testimonials'] }) {
  const { sample } = useMessages('home');
  return (
    <div className="grid content-start">
      <h3 className="pb-4 text-card">{title}</h3>
      <ul>
        {voices.map(({ quote, name, title: role, company, sample: isSample }) => (
          <li key={name} className="swipe-card border-t border-sand-400 py-5 max-sm:pb-0">
            <figure className="grid gap-2">
              <blockquote>{quote}</blockquote>
              <figcaption className="text-sm text-ink-2">
                <b className="text-ink">{name}</b>
                {` · ${role} · ${company} `}
                {isSample ? <SampleMark label={sample} /> : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
