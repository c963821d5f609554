import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as fr } from '@/i18n/messages/fr/trip';
import { tripView } from '../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../tests/setup/show-in-language';
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

it('opens its links beside what is being written', async () => {
  showInLanguage(<OfferPreview trip={tripView('offer')} language="fr" />, 'he');
  const terms = await screen.findByRole('link', { name: fr.offer.terms });
  expect(terms.getAttribute('href')).toBe('/fr/terms');
  // The browser of this test knows no other windows.
  terms.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(terms);
  expect(terms.getAttribute('target')).toBe('_blank');
});
