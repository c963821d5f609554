import { useEffect } from 'react';
import { defaultLocale, internationalLocale, markedAs } from '@/i18n/locales';
import { ToastOutlet } from '@/ui/toast-outlet';
import { ButtonSamples } from './button-samples';
import { FieldSamples } from './field-samples';
import { OverlaySamples } from './overlay-samples';
import { PaperSamples } from './paper-samples';
import { wordsIn } from './sample-words';
import { TextSamples } from './text-samples';

/** Languages of the two columns: one per direction. */
const columns = [internationalLocale, defaultLocale];

const groups = [TextSamples, ButtonSamples, FieldSamples, PaperSamples, OverlaySamples];

/** Every primitive in every state, in both directions of reading. It exists in development only. */
export function ComponentSheet() {
  useEffect(() => {
    document.title = 'Component sheet';
    Object.assign(document.documentElement, markedAs(internationalLocale));
  }, []);
  return (
    <main className="grid gap-10 p-5">
      <h1 className="text-h2">Component sheet</h1>
      {groups.map((Samples) => (
        <section key={Samples.name} aria-label={Samples.name} className="grid items-start gap-10 lg:grid-cols-2">
          {columns.map((locale) => (
            <div key={locale} {...markedAs(locale)} className="grid min-w-0 gap-6">
              <Samples words={wordsIn(locale)} />
            </div>
          ))}
        </section>
      ))}
      <ToastOutlet closeLabel="Close" />
    </main>
  );
}
