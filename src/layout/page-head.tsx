import { createElement, useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { headTags, type HeadOfPage } from './head-tags';

/** The tags of its page that the document came with (scripts/build/head-tags.ts). */
function prerenderedTags(): Element[] {
  const tags = [...document.head.children];
  const [first, end] = ['title[data-prerendered]', 'style'].map((wanted) =>
    tags.findIndex((tag) => tag.matches(wanted)),
  );
  return first === undefined || first === -1 ? [] : tags.slice(first, end);
}

/** Keeps the head up to date from the second page on; the tags that the document came with go. */
export function PageHead(page: HeadOfPage) {
  useLayoutEffect(() => {
    for (const tag of prerenderedTags()) tag.remove();
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
