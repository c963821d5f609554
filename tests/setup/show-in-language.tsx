import { render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { LocaleProvider } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';

/** Renders a part of a page in a language whose texts are loaded. */
export function showInLanguage(children: ReactNode, locale: Locale = 'en'): RenderResult {
  return render(
    <LocaleProvider locale={locale}>
      <Suspense>{children}</Suspense>
    </LocaleProvider>,
  );
}
