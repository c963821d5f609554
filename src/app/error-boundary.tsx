import { Component, type ReactNode } from 'react';
import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import type { Locale, Localized } from '@/i18n/locales';
import { telephoneLink } from '@/lib/contact-links';
import { Button, buttonClass } from '@/ui/button';
import { Ltr } from '@/ui/ltr';

interface Texts {
  title: string;
  text: string;
  reload: string;
}

/** Kept here and not with the other texts: what failed may be the download of those. */
const texts: Localized<Texts> = {
  he: {
    title: 'העמוד לא נטען',
    text: 'משהו נקטע בדרך. נסו לטעון שוב. מה שמילאתם בטופס נשמר.',
    reload: 'טעינה מחדש',
  },
  en: {
    title: 'This page did not load',
    text: 'Something broke on the way. Try again: whatever you filled in is kept.',
    reload: 'Reload',
  },
  fr: {
    title: 'La page ne s’est pas chargée',
    text: 'Un incident est survenu en route. Réessayez : ce que vous avez saisi est conservé.',
    reload: 'Recharger',
  },
};

interface ErrorBoundaryProps {
  locale: Locale;
  children: ReactNode;
}

/** Stands in for a page that cannot be shown, with a way on: reload, or the telephone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('[page]', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload } = texts[this.props.locale];
    return (
      <section className="page-width grid max-w-2xl justify-items-start gap-5 py-section" role="alert">
        <h1 className="text-h2">{title}</h1>
        <p className="text-lead text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" icon="refresh" onClick={() => location.reload()}>
            {reload}
          </Button>
          <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'outline' })}>
            <Ltr>{phoneIn(this.props.locale, business.phone)}</Ltr>
          </a>
        </div>
      </section>
    );
  }
}
