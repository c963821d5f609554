import { useNavigate } from 'react-router-dom';
import { business } from '@/config/business';
import { VideoPlayer, type VideoSource } from '@/features/site/video/video-player';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';
import { LtrIn } from '@/ui/ltr';
import { SectionHeading } from '@/ui/section-heading';
import { CONTACT_ID } from './section-ids';

/** The owner's film, or the cabin of ours. */
const source: VideoSource = business.homeVideoId ? { youtubeId: business.homeVideoId } : { file: '/films/cabin.mp4' };

/** The film of a ride, and the way to somebody who answers. */
export function VideoSection() {
  const m = useMessages('home').video;
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <section className="below-fold bg-sea-100 py-7 sm:py-section print:hidden">
      <div className="page-width grid items-center gap-5 sm:gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div className="grid justify-items-start gap-4">
          <SectionHeading kicker={m.kicker} title={m.title} />
          <p className="max-w-prose text-ink-2 max-sm:text-sm sm:text-lead">
            <LtrIn sentence={m.text(business.vehicleSeats)} part="Wi-Fi" />
          </p>
          <a
            href={`#${CONTACT_ID}`}
            onClick={(event) => {
              if (document.getElementById(CONTACT_ID)) return;
              event.preventDefault();
              void navigate(localizedPath(locale, '/contact'));
            }}
            className={buttonClass({ tone: 'secondary' }, 'sm:mt-2 max-sm:order-last')}
          >
            {m.action}
          </a>
        </div>
        <div className="bg-paper p-1.5 shadow-3 sm:p-2.5">
          <VideoPlayer
            source={source}
            poster="/films/cabin.webp"
            playLabel={m.play}
            title={m.player(business.name[locale])}
            unsupported={m.unsupported}
          />
        </div>
      </div>
    </section>
  );
}
