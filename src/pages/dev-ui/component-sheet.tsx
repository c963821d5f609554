import { useEffect } from 'react';
import { ToastOutlet } from '@/ui/toast-outlet';
import { ButtonSamples } from './button-samples';
import { FieldSamples } from './field-samples';
import { OverlaySamples } from './overlay-samples';
import { PaperSamples } from './paper-samples';
import { sampleWords } from './sample-words';
import { TextSamples } from './text-samples';

const halves = [
  { lang: 'en', dir: 'ltr' },
  { lang: 'he', dir: 'rtl' },
] as const;

const groups = [TextSamples, ButtonSamples, FieldSamples, PaperSamples, OverlaySamples];

/** Every primitive in every state, in both directions of reading. It exists in development only. */
export function ComponentSheet() {
  useEffect(() => {
    document.title = 'Component sheet';
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  }, []);
  return (
    <main className="grid gap-10 p-5">
      <h1 className="text-h2">Component sheet</h1>
      {groups.map((Samples) => (
        <section key={Samples.name} aria-label={Samples.name} className="grid items-start gap-10 lg:grid-cols-2">
          {halves.map(({ lang, dir }) => (
            <div key={lang} lang={lang} dir={dir} className="grid min-w-0 gap-6">
              <Samples words={sampleWords[lang]} />
            </div>
          ))}
        </section>
      ))}
      <ToastOutlet closeLabel="Close" />
    </main>
  );
}
