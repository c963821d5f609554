import cabin from '@/art/cabin.svg';
import type { PageProps } from '@/content/page-types';
import type { FleetContent } from '@/content/pages/fleet/he';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Breadcrumbs } from '@/layout/page-parts/breadcrumbs';
import { CallToActionBand } from '@/layout/page-parts/call-to-action-band';
import { SplitHero } from '@/layout/page-parts/split-hero';
import { Icon } from '@/ui/icon';
import { FleetFilm } from './fleet-film';
import { GroupSection } from './group-section';
import { InsideSection } from './inside-section';

export function Page({ content }: PageProps<FleetContent>) {
  const { action, films } = content;
  return (
    <>
      <SplitHero
        breadcrumbs={<Breadcrumbs trail={[]} current={content.name} />}
        title={content.title}
        hasLongTitle
        lead={content.lead}
        buttons={<BookingButtons chatText={action.chatText} />}
        picture={{ src: cabin, alt: content.pictureShows, width: 1600, height: 1000 }}
      />
      <section className="below-fold page-width grid gap-10 py-section">
        <h2>{content.featuresTitle}</h2>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {content.features.map((feature) => (
            <li key={feature.icon} className="flex gap-4 border-t border-stone-300 pt-5">
              <Icon name={feature.icon} className="mt-1 size-6 text-sea-600" />
              <div className="grid content-start gap-1">
                <h3 className="font-sans text-lead">{feature.title}</h3>
                <p className="text-ink-2">{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <InsideSection vehicle={content.vehicle} />
      <GroupSection group={content.group} before={content.before} />
      <CallToActionBand title={action.title} text={action.text} chatText={action.chatText} />
      <section className="below-fold page-width grid gap-10 py-section">
        <h2>{films.title}</h2>
        <div className="grid gap-8 lg:grid-cols-2">
          <FleetFilm file="van-day-night" film={films.road} texts={films} />
          <FleetFilm file="cabin" film={films.cabin} texts={films} />
        </div>
      </section>
    </>
  );
}
