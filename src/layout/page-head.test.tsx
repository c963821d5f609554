import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageAt } from '@/content/pages';
import { internationalLocale } from '@/i18n/locales';
import { PageHead } from './page-head';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it('takes the place of the tags that the document came with, and follows the page', () => {
  document.head.innerHTML =
    '<meta name="viewport" content="x"><title data-prerendered>First</title><meta name="description" content="First"><style>p{top:0}</style>';
  const page = (path: string, title: string) => (
    <PageHead
      entry={pageAt(path, internationalLocale)}
      locale={internationalLocale}
      meta={{ title, description: `About ${title}` }}
    />
  );
  const described = () =>
    [...document.head.querySelectorAll('meta[name=description]')].map((tag) => tag.getAttribute('content'));
  const { rerender } = render(page('/faq', 'Second'));
  expect(document.title).toMatch(/^Second \|/u);
  expect(described()).toEqual(['About Second']);
  rerender(page('/contact', 'Third'));
  expect(document.title).toMatch(/^Third \|/u);
  expect(described()).toEqual(['About Third']);
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(document.head.querySelectorAll('meta[name=viewport], style')).toHaveLength(2);
});
