import { createElement, useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { headTags, type HeadOfPage } from './head-tags';

/** Keeps the head up to date from the second page on; the tags that the document came with go. */
export function PageHead(page: HeadOfPage) {
  useLayoutEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  }, []);
  return (
    <HelmetProvider>
      <Helmet>
        {headTags(page).map((tag) =>
          tag.tag === 'title' ? (
            <title key="title">{tag.text}</title>
          ) : (
            createElement(tag.tag, { key: Object.values(tag.attributes).join(' '), ...tag.attributes })
          ),
        )}
      </Helmet>
    </HelmetProvider>
  );
}
