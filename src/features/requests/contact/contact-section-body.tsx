import { useMessages } from '@/i18n/messages';
import { Card } from '@/ui/card';
import { ContactForm } from './contact-form';
import type { ContactSectionProps } from '../contact-section';
import { ContactWays } from './contact-ways';

/** What stands behind {@link ContactSection}. */
export function ContactSectionBody({ headingLevel }: ContactSectionProps) {
  const m = useMessages('contact');
  const Heading = `h${headingLevel}` as const;
  const FormHeading = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-24 bg-stone-100">
      <div className="page-width grid items-start gap-10 py-section lg:grid-cols-2 lg:gap-20">
        <div className="grid gap-8">
          <header className="grid gap-4">
            <p className="kicker">{m.section.kicker}</p>
            <Heading id="contact-title" className="text-h2">
              {m.section.title}
            </Heading>
            <p className="text-lead font-bold">{m.section.promise}</p>
            <p className="max-w-md text-ink-2">{m.section.availability}</p>
          </header>
          <ContactWays />
        </div>
        <Card className="grid gap-6 px-4 py-6 shadow-2 sm:px-8 sm:py-8">
          <FormHeading className="text-card">{m.section.formTitle}</FormHeading>
          <ContactForm place="contact" label={m.section.formTitle} sendLabel={m.send} />
        </Card>
      </div>
    </section>
  );
}
