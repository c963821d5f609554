import { israelClock } from '@shared/clock/clock';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LeadUnansweredError, SubmitLeadError, type LeadAccepted, type LeadPayload } from '@/data/submit-lead';
import { firstPublished, publish } from '@/config/published';
import { helpBrowser } from '@/lib/browser-controls';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { WISH_EVENT } from '@/lib/trip-wish';
import { writtenOutDay } from '@/i18n/format';
import { dismissToast } from '@/ui/toast';
import { ToastOutlet } from '@/ui/toast-outlet';
import { dateOfDay, dayOfDate } from '@/lib/calendar-day';
import { DRAFTS, hasDraft } from '../drafts/form-draft';
import { tripDraft } from '../../../../../tests/fixtures/trip-draft';
import { createOutbox } from '../sending/outbox';
import { TripRequestForm } from './trip-request-form';

interface Sent {
  payload: LeadPayload;
  key: string;
}

const accepted: LeadAccepted = {
  success: true,
  id: 'id-1',
  reference: 'TM-7K3Q9',
  price: null,
  mailed: true,
  closed: [],
};

/** Stands for the server: answers in turn, and remembers what it was sent. */
function server(...answers: (Error | Promise<LeadAccepted>)[]) {
  const sent: Sent[] = [];
  const submit = async (payload: LeadPayload, { idempotencyKey }: { idempotencyKey: string }) => {
    sent.push({ payload, key: idempotencyKey });
    const answer = answers.shift() ?? accepted;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { sent, submit };
}

function show(submit = server().submit) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <Suspense fallback="…">
          <TripRequestForm headingLevel={2} outbox={createOutbox(submit)} />
          <ToastOutlet closeLabel="Close" />
        </Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  );
  return user;
}

type User = ReturnType<typeof userEvent.setup>;

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }));
const heading = (name: string) => screen.findByRole('heading', { name });

/** A month from today, typed as people do. */
const travelDate = () => {
  const date = dateOfDay(israelClock().day);
  date.setMonth(date.getMonth() + 1, 15);
  const [year, month, day] = dayOfDate(date).split('-');
  return `${day}/${month}/${year}`;
};

/** Pastes an answer. On the way to what a test is about, a render for each letter would be most of its time. */
async function fill(user: User, label: RegExp, answer: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(answer);
}

async function fillPersonal(user: User) {
  await fill(user, /^Full name/u, 'Dana Levi');
  await user.type(screen.getByLabelText(/^Phone/u), '054-555-0173');
  await fill(user, /^Email/u, 'dana@example.com');
  await next(user);
  await heading('Where from, and where to?');
}

/** All steps by hand. */
async function fillToLastStep(user: User) {
  await fillPersonal(user);
  await fill(user, /^Pick-up address/u, 'Ben Gurion Airport');
  await fill(user, /^Destination address/u, 'Jerusalem');
  await next(user);
  await heading('When should we pick you up?');
  await fill(user, /^Travel date/u, travelDate());
  await user.click(screen.getByRole('radio', { name: '04:00' }));
  await next(user);
  await heading('How many people and suitcases?');
  await user.click(within(screen.getByRole('radiogroup', { name: /^Passengers/u })).getByRole('radio', { name: '3' }));
  await user.click(within(screen.getByRole('radiogroup', { name: /^Suitcases/u })).getByRole('radio', { name: '2' }));
  await user.click(screen.getByRole('radio', { name: 'Transfer from the airport' }));
  await next(user);
  await heading('Anything else we should know?');
}

/**
 * The form as whoever comes back to it finds it, with these steps filled in. Going there by hand is one test's matter, and
 * was most of the others' time.
 */
async function showAt(step: 'date' | 'last', submit = server().submit) {
  const filledIn =
    step === 'last'
      ? { travel_date: travelDate().split('/').toReversed().join('-') }
      : { travel_date: '', pickup_time: '', passengers: '', luggage: '', service_type: '' };
  const personal = { phone: '054-555-0173', pickup: 'Ben Gurion Airport', dropoff: 'Jerusalem' };
  const { name, value } = tripDraft({ ...personal, ...filledIn }, Date.now(), step === 'last' ? 5 : 3);
  localStorage.setItem(name, value);
  const user = show(submit);
  await heading(step === 'last' ? 'Anything else we should know?' : 'When should we pick you up?');
  return user;
}

const send = (user: User) => user.click(screen.getByRole('button', { name: /^Send/u }));

beforeAll(async () => {
  helpBrowser();
  await loadMessages('en', 'tripRequest');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  // What the business has published does not come: the form speaks by what its document says.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('going through the steps', () => {
  it('begins at step 1 with "previous" disabled, and sends nothing before step 5', async () => {
    show();
    expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
    expect(screen.getByText('20%')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Send Request' })).toBeNull();
  });

  it('stops at an incomplete step: summary in focus, links to the fields, errors at the fields, toast', async () => {
    const user = show();
    await next(user);
    const summary = await screen.findByRole('group', { name: 'Please complete or correct:' });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByText('Form Error')).toBeTruthy();
    expect(screen.getByText('Please fill all required fields')).toBeTruthy();
    const name = screen.getByLabelText(/^Full name/u);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toContain('at least 2');
    await user.click(within(summary).getByRole('link', { name: /^Full name/u }));
    expect(document.activeElement).toBe(name);
    await user.type(name, 'Dana');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());
  });

  it('moves on with the focus on the heading, ticks the step, and leads back to it', async () => {
    const user = show();
    await fillPersonal(user);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Where from, and where to?'));
    expect(screen.getByText('40%')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Your details/u }));
    await heading('How can we reach you?');
    expect(screen.getByLabelText(/^Full name/u)).toHaveProperty('value', 'Dana Levi');
  });

  it('ignores Enter in the fields of steps 1 to 4', async () => {
    const user = show();
    await user.type(await screen.findByLabelText(/^Full name/u), 'Dana Levi{Enter}');
    expect(screen.getByText('Step 1 of 5')).toBeTruthy();
    expect(screen.queryByText('Form Error')).toBeNull();
  });

  it('sends nothing at Enter in a field of the last step', async () => {
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    await user.type(screen.getByLabelText(/^Flight number/u), 'LY 316{Enter}');
    expect(screen.getByText('Step 5 of 5')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('reads a date typed on a number pad, and says it in words', async () => {
    const user = await showAt('date');
    const [date = '', month = '', year = ''] = travelDate().split('/');
    const field = screen.getByLabelText(/^Travel date/u);
    await user.type(field, `${date}${month}${year}`);
    expect(field).toHaveProperty('value', travelDate());
    const day = `${year}-${month}-${date}`;
    expect(screen.getAllByText(writtenOutDay('en', day))).toHaveLength(2);
  });

  it('refuses a date more than two years away at its step', async () => {
    const user = await showAt('date');
    const [date = '', month = '', year = ''] = travelDate().split('/');
    await user.type(screen.getByLabelText(/^Travel date/u), `${date}${month}${Number(year) + 3}`);
    await user.click(screen.getByRole('radio', { name: '04:00' }));
    await next(user);
    expect(screen.getByText('Step 3 of 5')).toBeTruthy();
    expect(await screen.findAllByText(/more than two years away/u)).not.toHaveLength(0);
  });

  it('marks closed days, says why and whom to ask, and lets a typed one pass', async () => {
    const [date = '', month = '', year = ''] = travelDate().split('/');
    publish({ ...firstPublished(), closed_dates: [`${year}-${month}-${date}`] });
    onTestFinished(() => publish(firstPublished()));
    const user = await showAt('date');
    expect(screen.queryByText('We are closed on this day.', { exact: false })).toBeNull();
    await user.type(screen.getByLabelText(/^Travel date/u), travelDate());
    expect(screen.getByText('We are closed on this day.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /, closed$/u })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: '04:00' }));
    await next(user);
    await heading('How many people and suitcases?');
  });

  it('refuses an hour that has passed today as soon as it is chosen', async () => {
    const { day, time } = israelClock();
    // Within the first hour after midnight no slot of today has passed yet.
    if (time <= '00:01') return;
    const user = await showAt('date');
    await user.type(screen.getByLabelText(/^Travel date/u), day.split('-').toReversed().join('/'));
    await user.click(screen.getByRole('radio', { name: '00:00' }));
    expect(await screen.findByText(/That time has already passed in Israel/u)).toBeTruthy();
    await next(user);
    expect(screen.getByText('Step 3 of 5')).toBeTruthy();
  });
});

describe('typing', () => {
  it('is answered in its field first: the ticket is drawn behind it', async () => {
    show();
    const field = await screen.findByLabelText(/^Full name/u);
    const ticket = within(screen.getByRole('complementary', { name: 'Your trip' }));
    // As a browser sends it: Testing Library's own events wait until everything is drawn.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    onTestFinished(() => void vi.unstubAllGlobals());
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Dana');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Clear the form' })).toBeTruthy();
    expect(ticket.queryByText('Dana')).toBeNull();
    expect(await ticket.findByText('Dana')).toBeTruthy();
  });
});

describe('the phone', () => {
  it('changes the country by search, with the keyboard alone', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: /^Country code: Israel \+972/u }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('צרפ{Enter}');
    expect(screen.getByRole('button', { name: /^Country code: France \+33/u })).toBeTruthy();
  });

  it('knows the country of whoever types quicker than its list is drawn', async () => {
    show();
    await screen.findByRole('button', { name: /^Country code: Israel/u });
    // Shut, it has no options.
    const field = document.querySelector('[role=combobox][aria-controls$=country_code-dialog-list]') as HTMLElement;
    fireEvent.change(field, { target: { value: '+33' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('button', { name: /^Country code: France \+33/u })).toBeTruthy();
  });

  it('takes a whole number as telephones copy it', async () => {
    const user = show();
    await user.click(await screen.findByLabelText(/^Phone/u));
    await user.paste('\u202A+33 6\u201112\u201134\u201156\u201178\u202C');
    expect(screen.getByRole('button', { name: /^Country code: France \+33/u })).toBeTruthy();
    expect(screen.getByLabelText(/^Phone/u)).toHaveProperty('value', '612345678');
  });

  it('takes the country from a whole number that is pasted', async () => {
    const user = show();
    await user.click(await screen.findByLabelText(/^Phone/u));
    await user.paste('+1 876 555 1234');
    expect(screen.getByRole('button', { name: /^Country code: Jamaica \+1-876/u })).toBeTruthy();
    expect(screen.getByLabelText(/^Phone/u)).toHaveProperty('value', '8765551234');
  });
});

describe('sending', () => {
  it('shows that it sends, then the reference with the focus on it, and starts anew', async () => {
    let answer: (value: LeadAccepted) => void = () => undefined;
    const { sent, submit } = server(new Promise((resolve) => (answer = resolve)));
    const user = show(submit);
    await fillToLastStep(user);
    await send(user);
    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(sent[0]?.payload).toMatchObject({
      phone: '+972545550173',
      passengers: 3,
      details: { luggage: 2, pickup_time: '04:00' },
    });
    answer(accepted);
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('We have your request'));
    expect(screen.getByText('Step 1 of 5')).toBeTruthy();
    expect(screen.getByLabelText(/^Full name/u)).toHaveProperty('value', '');
    const [chat] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'Open chat' });
    expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toContain('Reference: TM-7K3Q9');
    expect(hasDraft(DRAFTS.trip)).toBe(false);
  });

  it('still shows after a reload what was sent, until it is closed', async () => {
    const user = await showAt('last');
    await send(user);
    await screen.findByText('TM-7K3Q9');
    cleanup();
    const after = show();
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(screen.getByText('Ben Gurion Airport')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    await after.click(screen.getByRole('button', { name: 'Close this confirmation' }));
    cleanup();
    show();
    await screen.findByText('Step 1 of 5');
    expect(screen.queryByText('TM-7K3Q9')).toBeNull();
  });

  it('keeps everything after a lost answer and repeats with the same key and body', async () => {
    let answer: (value: LeadAccepted) => void = () => undefined;
    // The outbox is still retrying by itself when the visitor retries as well.
    const { sent, submit } = server(new LeadUnansweredError('timeout'), new Promise((resolve) => (answer = resolve)));
    const user = await showAt('last', submit);
    await send(user);
    expect(await screen.findByText('Automatic submission error')).toBeTruthy();
    expect(screen.queryByText('TM-7K3Q9')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')).toContain('wa.me');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    answer(accepted);
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says that nothing was sent, with other ways, where the browser itself fails', async () => {
    const { sent, submit } = server();
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const user = await showAt('last', submit);
    const broken = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new TypeError('crypto.getRandomValues is not a function');
    });
    await send(user);
    expect(await screen.findByText('Automatic submission error')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')).toContain('Dana');
    broken.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(sent).toHaveLength(1);
    complain.mockRestore();
  });

  it('sends where the site is reached over plain http, and has no identifiers of the browser', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    await send(user);
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('sends again by itself when the connection is back', async () => {
    const { sent, submit } = server(new LeadUnansweredError('offline'));
    const user = await showAt('last', submit);
    await send(user);
    await screen.findByText(/^You are offline/u, { selector: 'form p' });
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('finishes after a reload what nobody answered', async () => {
    const first = server(new LeadUnansweredError('timeout'));
    const user = await showAt('last', first.submit);
    await send(user);
    await screen.findByText('Automatic submission error');
    cleanup();
    const second = server();
    show(second.submit);
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(second.sent[0]).toEqual(first.sent[0]);
  });

  it('leads back to the field that the server refused', async () => {
    const { submit } = server(
      new SubmitLeadError('Check it', { code: 'validation_failed', fields: { phone: 'phoneInvalid' } }),
    );
    const user = await showAt('last', submit);
    await send(user);
    await heading('How can we reach you?');
    expect(screen.getByLabelText(/^Phone/u).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Please complete or correct:'));
  });

  it('offers a new request after a conflict, with a new key', async () => {
    const { sent, submit } = server(new SubmitLeadError('', { code: 'idempotency_conflict' }));
    const user = await showAt('last', submit);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Send as a new request' }));
    expect(await screen.findByText('TM-7K3Q9')).toBeTruthy();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('a round trip', () => {
  const box = () => screen.getByRole('checkbox', { name: /^Round trip/u });
  const ticket = () => screen.getByRole('complementary', { name: 'Your trip' });
  /** Days after the travel date, typed as people do. */
  const daysAfter = (days: number) => {
    const date = dateOfDay(travelDate().split('/').toReversed().join('-'));
    date.setDate(date.getDate() + days);
    return dayOfDate(date);
  };
  const typed = (day: string) => day.split('-').toReversed().join('/');

  it('opens day, hour and flight, which the ticket shows and the request carries', async () => {
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    expect(screen.queryByLabelText(/^Return date/u)).toBeNull();
    await user.click(box());
    await user.type(screen.getByLabelText(/^Return date/u), typed(daysAfter(3)));
    await user.selectOptions(screen.getByLabelText(/^Return pick-up time/u), '18:00');
    await user.type(screen.getByLabelText(/^Flight number on the way back/u), 'LY 315');
    expect(within(ticket()).getByText(typed(daysAfter(3)))).toBeTruthy();
    expect(within(ticket()).getByText('18:00')).toBeTruthy();
    await send(user);
    await screen.findByText('TM-7K3Q9');
    expect(sent[0]?.payload.details).toMatchObject({
      round_trip: true,
      return_date: daysAfter(3),
      return_time: '18:00',
      return_flight: 'LY 315',
    });
  });

  it('keeps what was typed while the box is not ticked, and sends none of it', async () => {
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    await user.click(box());
    await user.type(screen.getByLabelText(/^Return date/u), '31/2');
    await user.selectOptions(screen.getByLabelText(/^Return pick-up time/u), '18:00');
    await send(user);
    const date = screen.getByLabelText(/^Return date/u);
    await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'));
    expect(await screen.findAllByText(/Please choose the return date/u)).toHaveLength(2);
    await user.click(box());
    expect(screen.queryByText(/Please choose the return date/u)).toBeNull();
    await user.click(box());
    expect(screen.getByLabelText(/^Return date/u)).toHaveProperty('value', '31/2');
    expect(screen.getByLabelText(/^Return pick-up time/u)).toHaveProperty('value', '18:00');
    await user.click(box());
    await send(user);
    await screen.findByText('TM-7K3Q9');
    expect(sent[0]?.payload.details).toMatchObject({ round_trip: false });
    for (const name of ['return_date', 'return_time']) expect(sent[0]?.payload.details).not.toHaveProperty(name);
  });

  it('refuses a return before the trip, in words and in the calendar, until it is later', async () => {
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    await user.click(box());
    const date = screen.getByLabelText(/^Return date/u);
    await user.type(date, typed(daysAfter(-1)));
    const before = screen.getByRole('button', { name: new RegExp(writtenOutDay('en', daysAfter(-1)), 'u') });
    expect(before).toHaveProperty('disabled', true);
    await send(user);
    expect(await screen.findAllByText(/The return must be later than the outward pick-up/u)).not.toHaveLength(0);
    expect(sent).toEqual([]);
    await user.clear(date);
    await user.type(date, typed(daysAfter(0)));
    await user.selectOptions(screen.getByLabelText(/^Return pick-up time/u), '03:00');
    await send(user);
    const hour = screen.getByLabelText(/^Return pick-up time/u);
    await waitFor(() => expect(hour.getAttribute('aria-invalid')).toBe('true'));
    await user.selectOptions(hour, '05:00');
    await waitFor(() => expect(hour.getAttribute('aria-invalid')).toBeNull());
    await send(user);
    await screen.findByText('TM-7K3Q9');
  });

  it('says so when one would come back on a day of rest', async () => {
    const user = await showAt('last');
    await user.click(box());
    const saturday = dateOfDay(daysAfter(14));
    saturday.setDate(saturday.getDate() + 6 - saturday.getDay());
    await user.type(screen.getByLabelText(/^Return date/u), typed(dayOfDate(saturday)));
    expect(screen.getByText(/We rest from /u)).toBeTruthy();
  });
});

describe('a passenger who is not the sender', () => {
  const box = () => screen.getByRole('checkbox', { name: /^I am booking for somebody else/u });

  it('has a name, a number of any country, a mail and a language, and survives a reload', async () => {
    const first = await showAt('last');
    await first.click(box());
    await first.type(screen.getByLabelText(/^Passenger’s name/u), 'Ruth Levi');
    await first.click(screen.getByLabelText(/^Passenger’s phone/u));
    await first.paste('+33 6 12 34 56 78');
    expect(screen.getByRole('button', { name: /^Country code: France \+33/u })).toBeTruthy();
    await first.type(screen.getByLabelText(/^Passenger’s email/u), 'ruth@example.com');
    await first.selectOptions(screen.getByLabelText(/^Passenger’s language/u), 'French');
    dispatchEvent(new Event('pagehide'));
    cleanup();
    const { sent, submit } = server();
    const user = show(submit);
    expect(await screen.findByLabelText(/^Passenger’s phone/u)).toHaveProperty('value', '612345678');
    expect(screen.getByRole('button', { name: /^Country code: France \+33/u })).toBeTruthy();
    const ticket = screen.getByRole('complementary', { name: 'Your trip' });
    expect(within(ticket).getByText('Ruth Levi')).toBeTruthy();
    expect(within(ticket).getByText('+33 6 12 34 56 78')).toBeTruthy();
    await send(user);
    await screen.findByText('TM-7K3Q9');
    expect(sent[0]?.payload).toMatchObject({
      name: 'Dana Levi',
      phone: '+972545550173',
      details: {
        passenger_name: 'Ruth Levi',
        passenger_phone: '+33612345678',
        passenger_email: 'ruth@example.com',
        passenger_language: 'fr',
      },
    });
  });

  it('is asked for by name; without the tick nobody is', async () => {
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    await user.click(box());
    await user.type(screen.getByLabelText(/^Passenger’s phone/u), '12');
    await send(user);
    expect(await screen.findAllByText(/Please enter the passenger’s name/u)).not.toHaveLength(0);
    expect(screen.getByLabelText(/^Passenger’s phone/u).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await user.click(box());
    await send(user);
    await screen.findByText('TM-7K3Q9');
    expect(sent[0]?.payload.details).not.toHaveProperty('passenger_phone');
  });
});

describe('what the address wishes', () => {
  it('stands in the form, over an older draft, and is asked for once', async () => {
    history.replaceState(null, '', '/en/plan-your-trip?to=eilat&service=day_tour&to2=x');
    const user = show();
    await screen.findByText('Step 1 of 5');
    expect(location.search).toBe('');
    expect(screen.getByText('Eilat')).toBeTruthy();
    await fillPersonal(user);
    expect(screen.getByLabelText(/^Destination address/u)).toHaveProperty('value', 'Eilat');
    history.replaceState(null, '', '/en/plan-your-trip?to=haifa&round=1#request');
    dispatchEvent(new Event(WISH_EVENT));
    expect(screen.getByLabelText(/^Destination address/u)).toHaveProperty('value', 'Haifa');
    expect(location.hash).toBe('#request');
  });

  it('is kept where its day cannot be travelled on, and the form says so', async () => {
    history.replaceState(null, '', '/en/plan-your-trip?from=12+Herzl+St,+Haifa&to=&date=2020-01-05&passengers=3');
    const user = show();
    expect(await screen.findByText('Travel date: That date has passed. Choose today or later')).toBeTruthy();
    await fillPersonal(user);
    expect(screen.getByLabelText(/^Pick-up address/u)).toHaveProperty('value', '12 Herzl St, Haifa');
    await fill(user, /^Destination address/u, 'Jerusalem');
    await next(user);
    await heading('When should we pick you up?');
    expect(screen.getByLabelText(/^Travel date/u)).toHaveProperty('value', '05/01/2020');
    expect(screen.getByText('That date has passed. Choose today or later')).toBeTruthy();
  });
});

describe('the day', () => {
  it('is said to be one of rest, and is sent all the same', async () => {
    const user = await showAt('date');
    const saturday = dateOfDay(israelClock().day);
    saturday.setDate(saturday.getDate() + 13 - saturday.getDay());
    const day = dayOfDate(saturday).split('-').toReversed().join('/');
    await user.type(screen.getByLabelText(/^Travel date/u), day);
    expect(screen.getByText(/We rest from Fri .* to Sat /u)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '04:00' }));
    expect(screen.getByText(/cannot drive then because of Shabbat/u)).toBeTruthy();
    await next(user);
    await heading('How many people and suitcases?');
  });

  it('of a landing on Shabbat is answered with the nearest hours, which a press takes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const user = await showAt('date');
    await user.type(screen.getByLabelText(/^Travel date/u), '28/11/2026');
    expect(screen.getByText(/We rest from Fri 27\/11, 16:18 to Sat 28\/11, after Shabbat, 17:16/u)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '13:00' }));
    expect(screen.getByText(/the taxi rank outside the arrivals hall works on Shabbat/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fri 27/11, 14:00' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sat 28/11, after Shabbat, 18:00' }));
    expect(screen.getByRole('radio', { name: '18:00' })).toHaveProperty('checked', true);
    expect(screen.queryByText(/cannot drive then because of Shabbat/u)).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('radiogroup');
    await user.click(screen.getByRole('radio', { name: '13:00' }));
    await user.click(screen.getByRole('button', { name: 'Fri 27/11, 14:00' }));
    expect(screen.getByLabelText(/^Travel date/u)).toHaveProperty('value', '27/11/2026');
  });
});

describe('the draft', () => {
  it('is cleared at a press, and comes back at another', async () => {
    const user = show();
    await fillPersonal(user);
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
    expect(hasDraft(DRAFTS.trip)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText(/^Full name/u)).toHaveProperty('value', 'Dana Levi');
  });

  it('brings answers, step and ticks back after a reload', async () => {
    const user = show();
    await fillPersonal(user);
    await user.type(screen.getByLabelText(/^Pick-up address/u), 'Haifa port');
    dispatchEvent(new Event('pagehide'));
    cleanup();
    show();
    expect(await screen.findByText('Step 2 of 5')).toBeTruthy();
    expect(screen.getByLabelText(/^Pick-up address/u)).toHaveProperty('value', 'Haifa port');
    expect(screen.getByRole('button', { name: /Your details/u })).toBeTruthy();
  });
});

describe('a draft', () => {
  it('is shown before anybody is let in, and what was typed already counts more', async () => {
    const { name, value } = tripDraft({}, Date.now(), 1);
    localStorage.setItem(name, value);
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    const page = (
      <MemoryRouter>
        <LocaleProvider locale="en">
          <TripRequestForm headingLevel={2} outbox={createOutbox(server().submit)} />
        </LocaleProvider>
      </MemoryRouter>
    );
    place.innerHTML = renderToString(page);
    const held = place.querySelector<HTMLElement>('[data-draft]');
    expect(held?.dataset['draft']).toBe(name);
    expect(place.textContent).toContain('Bringing your answers back…');
    held?.setAttribute('inert', '');
    const typed = place.querySelector<HTMLInputElement>('[name=name]');
    if (typed) typed.value = 'Bob Early';
    render(page, { container: place, hydrate: true });
    await waitFor(() => expect(held?.hasAttribute('inert')).toBe(false));
    expect(place.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Bob Early');
    expect(place.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('dana@example.com');
  });
});

describe('another tab', () => {
  /** What a tab that sends the form's answers puts into the storage for the others to hear. */
  async function sentByOther(change: Partial<LeadPayload> = {}) {
    const { sent, submit } = server();
    const user = await showAt('last', submit);
    const written = vi.spyOn(localStorage, 'setItem');
    onTestFinished(() => written.mockRestore());
    await send(user);
    await screen.findByText('TM-7K3Q9');
    const [key = '', value = ''] = written.mock.calls.find(([name]) => name.startsWith('sent:')) ?? [];
    expect(localStorage.getItem(key)).toBeNull();
    expect(sent).toHaveLength(1);
    cleanup();
    sessionStorage.clear();
    history.replaceState(null, '');
    const record = JSON.parse(value) as { payload: LeadPayload };
    return { key, newValue: JSON.stringify({ ...record, payload: { ...record.payload, ...change } }) };
  }

  it('that has sent the same answers is heard: its reference, and nothing to send', async () => {
    const told = await sentByOther();
    const { sent, submit } = server();
    await showAt('last', submit);
    dispatchEvent(new StorageEvent('storage', told));
    expect(await screen.findByText('Sent in another tab')).toBeTruthy();
    expect(screen.getByText('TM-7K3Q9')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send/u })).toBeNull();
    expect([sent.length, hasDraft(DRAFTS.trip)]).toEqual([0, false]);
  });

  it('that has sent other answers changes nothing', async () => {
    const told = await sentByOther({ name: 'Somebody Else' });
    await showAt('last');
    dispatchEvent(new StorageEvent('storage', told));
    expect(screen.queryByText('Sent in another tab')).toBeNull();
    expect(screen.getByRole('button', { name: /^Send/u })).toBeTruthy();
  });
});
