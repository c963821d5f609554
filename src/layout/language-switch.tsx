import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { counterpartPath } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry, locales, type Locale } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import { rememberLocale } from './remember-locale';

interface LanguageSwitchProps {
  /** Path of the page without language prefix: the switch leads to the same page, or as near as there is one. */
  path: string;
  label: string;
  /** The ground it stands on. */
  tone?: keyof typeof tones;
  className?: string;
}

const tones = {
  night: 'text-on-dark-2 hover:bg-night-700 hover:text-paper',
  light: 'text-ink-2 hover:bg-stone-100 hover:text-ink',
} as const;

/** Sections with a form, by their anchors. */
const FORMS = '#request, #contact';

/** Pixels of a form that are enough to be in it. */
const MARGIN = 100;

/** The anchor of a form that the visitor is in, since its twin is where to go on; empty elsewhere. */
function anchorInView(): string {
  const form = [...document.querySelectorAll(FORMS)].find((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top < innerHeight - MARGIN && bottom > MARGIN;
  });
  return form ? `#${form.id}` : '';
}

/**
 * What a link to the page's twin in another language does: the language is remembered, and a visitor in the middle of a
 * form goes on in its twin, which has the same answers.
 */
export function useTwinLink(path: string) {
  const navigate = useNavigate();
  return (locale: Locale) => {
    const to = localizedPath(locale, counterpartPath(path, locale));
    return {
      to,
      lang: locale,
      hrefLang: locale,
      onClick: (event: MouseEvent) => {
        rememberLocale(locale);
        const anchor = anchorInView();
        if (!anchor || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to + anchor);
      },
    };
  };
}

/** Links to the same page in the other languages. */
export function LanguageSwitch({ path, label, tone = 'night', className }: LanguageSwitchProps) {
  const current = useLocale();
  const twinLink = useTwinLink(path);
  if (locales.length === 1) return null;
  return (
    <nav aria-label={label} className={classNames('flex gap-1', className)}>
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => (
          <Link
            key={locale}
            {...twinLink(locale)}
            className={classNames(
              'grid min-h-11 min-w-touch place-content-center rounded px-[8px] text-sm font-bold',
              tones[tone],
            )}
          >
            <span aria-hidden="true">{localeRegistry[locale].shortName}</span>
            <span className="sr-only">{localeRegistry[locale].name}</span>
          </Link>
        ))}
    </nav>
  );
}
