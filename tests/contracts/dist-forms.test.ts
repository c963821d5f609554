/** Forms that stand in the documents send without any code, since it may come late or never. Runs after the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FORM_MEDIA_TYPE } from '../../supabase/functions/_shared/http/http.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const FORM = /<form\b([^>]*)>(.*?)<\/form>/gsu;
/** A button sends unless it says that it does something else. */
const SENDS = /<button\b(?![^>]* type="(?:button|reset)")[^>]*>|<input\b[^>]* type="(?:submit|image)"/u;
const ACTION = / action="([^"]*)"/u;

/** The functions that read what a browser posts by itself. */
const formReaders = readdirSync(path.join(ROOT, 'supabase/functions'))
  .map((name) => [name, path.join(ROOT, 'supabase/functions', name, 'handler.ts')] as const)
  .filter(([, file]) => existsSync(file) && readFileSync(file, 'utf8').includes('FORM_MEDIA_TYPE'))
  .map(([name]) => `/functions/v1/${name}`);

/** What is wrong with a form in a document; null where nothing is. */
function faultOf(html: string, attributes: string, content: string): string | null {
  if (!SENDS.test(content)) return null;
  const action = ACTION.exec(attributes)?.[1] ?? '';
  if (/ noValidate\b/iu.test(attributes)) return 'the browser would not check it';
  if (/ method="post"/u.test(attributes)) return formReaders.includes(action) ? null : `posts to "${action}"`;
  if (action.startsWith('#')) return html.includes(` id="${action.slice(1)}"`) ? null : `leads to no ${action}`;
  return existsSync(path.join(DIST, `${action}.html`)) ? null : `leads to "${action}"`;
}

const faultsIn = (html: string): string[] =>
  [...html.matchAll(FORM)].flatMap(([, attributes = '', content = '']) => faultOf(html, attributes, content) ?? []);

const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, readFileSync(path.join(DIST, file), 'utf8')] as const);

it('every form with a button that sends leads to a page, or to a function that reads forms', () => {
  expect(formReaders).toEqual(['/functions/v1/submit-lead', '/functions/v1/trip-desk']);
  expect(FORM_MEDIA_TYPE).toBe('application/x-www-form-urlencoded');
  const withForms = documents.filter(([, html]) => html.includes('<form'));
  expect(withForms.length).toBeGreaterThan(10);
  expect(withForms.flatMap(([file, html]) => faultsIn(html).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

it.each([
  ['<form method="post"><button>send</button></form>', 'posts to ""'],
  ['<form method="post" action="/functions/v1/flight-board"><button>send</button></form>', 'posts to'],
  ['<form method="post" action="/functions/v1/trip-desk" novalidate=""><button>send</button></form>', 'check'],
  ['<form action="/nowhere"><button type="submit">send</button></form>', 'leads to "/nowhere"'],
  ['<form><button>find</button></form>', 'leads to ""'],
  ['<form action="#there"><button>find</button></form>', 'leads to no #there'],
])('notices %s', (html, fault) => {
  expect(faultsIn(html)).toEqual([expect.stringContaining(fault)]);
});

it('leaves forms alone that nothing in their document sends', () => {
  expect(faultsIn('<form method="post"><button type="button">next</button></form>')).toEqual([]);
});
