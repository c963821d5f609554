import { beforeEach, describe, expect, it } from 'vitest';
import { keepFragment } from './keep-fragment';

const LINK = '#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a';

function start(address: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <a href="#main">skip</a><a href="/en/trip" hreflang="en"><span>EN</span></a><a href="/terms">terms</a>
    <main id="main" tabindex="-1"></main>`;
  keepFragment();
}
const press = (selector: string, type = 'click') => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  // Nothing is followed here.
  document.body.addEventListener(type, (late) => late.preventDefault(), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
};
const isMarked = () => document.documentElement.hasAttribute('data-trip');

beforeEach(() => document.documentElement.removeAttribute('data-trip'));

describe('the head of a guest page', () => {
  it('marks a link of a trip, and nothing else', () => {
    start(`/trip${LINK}`);
    expect(isMarked()).toBe(true);
    start(`/trip${LINK.slice(0, -1)}`);
    expect(isMarked()).toBe(false);
    start('/trip');
    expect(isMarked()).toBe(false);
  });

  it.each(['click', 'auxclick', 'contextmenu'])('hands the link on to another language: %s', (type) => {
    start(`/trip${LINK}`);
    press('a[hreflang] span', type);
    expect(document.querySelector<HTMLAnchorElement>('a[hreflang]')?.getAttribute('href')).toContain(LINK);
  });

  it('hands it on to no other page', () => {
    start(`/trip${LINK}`);
    press('a[href="/terms"]');
    expect(document.querySelector('a[href="/terms"]')).not.toBeNull();
  });

  it('leaves it in the address when the visitor skips to the content', () => {
    start(`/trip${LINK}`);
    press('a[href="#main"]');
    expect(location.hash).toBe(LINK);
    expect(document.activeElement?.id).toBe('main');
  });

  it('refuses parameters, and keeps the link', () => {
    start(`/trip?key=ce768b125f36a2cada06abf5d4e72f2a${LINK}`);
    expect(location.search).toBe('');
    expect(location.hash).toBe(LINK);
  });
});
