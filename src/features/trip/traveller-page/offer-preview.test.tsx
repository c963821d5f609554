import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as fr } from '@/i18n/messages/fr/trip';
import { tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { OfferPreview } from './offer-preview';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'trip'))));
afterEach(cleanup);

it("shows an offer in the traveller's language inside another one, with nothing that can be pressed", async () => {
  showInLanguage(<OfferPreview trip={tripView('offer')} language="fr" />, 'he');
  expect((await screen.findByText(fr.title)).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  const accept = screen.getByRole('button', { name: /^Accepter 420/u });
  // A browser presses nothing inside.
  expect(accept.closest('fieldset')?.disabled).toBe(true);
});

it('shows the booking beside the offer that would change it', async () => {
  showInLanguage(<OfferPreview trip={tripView('changed_offer')} language="en" />, 'he');
  expect(await screen.findByText(/₪480/u, { selector: 'p' })).toBeTruthy();
  expect(screen.getAllByText(/₪420/u).length).toBeGreaterThan(0);
});

it('says before the order that cancelling is not free any more, only where that is so', async () => {
  const trip = tripView('offer');
  const from = (pickup_at: string) =>
    trip.offer && { ...trip, offer: { ...trip.offer, legs: trip.offer.legs.map((leg) => ({ ...leg, pickup_at })) } };
  const far = from(new Date(Date.now() + 25 * 3_600_000).toISOString());
  const near = from(new Date(Date.now() + 23 * 3_600_000).toISOString());
  if (!far || !near) throw new Error('no offer');
  showInLanguage(<OfferPreview trip={far} language="fr" />, 'he');
  await screen.findByText(/^Sans frais jusqu’à 24 heures/u);
  expect(screen.queryByText(/n’est plus gratuit/u)).toBeNull();
  cleanup();
  showInLanguage(<OfferPreview trip={near} language="fr" />, 'he');
  expect(await screen.findByText(/n’est plus gratuit/u)).toBeTruthy();
});

it('opens its links beside what is being written', async () => {
  showInLanguage(<OfferPreview trip={tripView('offer')} language="fr" />, 'he');
  const terms = await screen.findByRole('link', { name: fr.offer.terms });
  expect(terms.getAttribute('href')).toBe('/fr/terms');
  // The browser of this test knows no other windows.
  terms.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(terms);
  expect(terms.getAttribute('target')).toBe('_blank');
});
