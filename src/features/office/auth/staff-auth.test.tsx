import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/errors';
import * as profiles from '@/data/profiles';
import * as data from '@/data/session';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { StaffAuth } from './staff-auth';

vi.mock('@/data/session', { spy: true });
vi.mock('@/data/profiles', { spy: true });

const m = en.auth;
const ANNA = { id: 'id-anna', email: 'anna@example.com' };

function show(session: data.KnownSession) {
  giveMessages('en', { staff: en });
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StaffAuth session={session} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('a link that waits', () => {
  it('says who is signed in before it is used', () => {
    show({ status: 'signedIn', user: ANNA, link: 'waiting' });
    expect(screen.getByText(ANNA.email)).toBeTruthy();
    expect(screen.getByText(m.link.mayReplace)).toBeTruthy();
    expect(button(m.link.stay)).toBeTruthy();
  });

  it('is used by the press alone, and says why it could not be', async () => {
    vi.mocked(data.openLink).mockRejectedValue(new DataError('rejected', 'Too many', 'over_request_rate_limit'));
    const user = show({ status: 'signedOut', signOutReason: 'none', link: 'waiting' });
    expect(data.openLink).not.toHaveBeenCalled();
    await user.click(button(m.link.open));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many');
    expect(button(m.link.open)).toBeTruthy();
  });
});

const PROFILE = { full_name: 'Anna Levi', email: ANNA.email, department: null, last_login: null };
const passwordField = () => screen.getByLabelText(m.newPassword, { exact: false, selector: 'input' });

describe('the choice of a password', () => {
  beforeEach(() => {
    vi.mocked(profiles.fetchProfile).mockResolvedValue(PROFILE);
    vi.mocked(profiles.renameOneself).mockResolvedValue();
  });

  it('asks for the name, which whoever signed the address up may have typed', async () => {
    vi.mocked(data.updatePassword).mockResolvedValue();
    const user = show({ status: 'choosing', user: ANNA, link: null });
    const name = await screen.findByDisplayValue('Anna Levi');
    await user.clear(name);
    await user.type(passwordField(), 'A-long-password-1');
    await user.click(button(m.savePassword));
    expect(await screen.findByText(m.fieldErrors.fullName)).toBeTruthy();
    expect(data.updatePassword).not.toHaveBeenCalled();
    await user.type(name, 'Anna Cohen');
    await user.click(button(m.savePassword));
    await vi.waitFor(() => expect(data.updatePassword).toHaveBeenCalledWith(ANNA, 'A-long-password-1', 'en'));
    expect(profiles.renameOneself).toHaveBeenCalledWith(ANNA.id, 'Anna Cohen');
  });

  it('changes nothing where the name cannot be stored', async () => {
    vi.mocked(profiles.renameOneself).mockRejectedValue(new DataError('unavailable', 'Failed to fetch'));
    const user = show({ status: 'choosing', user: ANNA, link: null });
    await screen.findByDisplayValue('Anna Levi');
    await user.type(passwordField(), 'A-long-password-1');
    await user.click(button(m.savePassword));
    expect((await screen.findByRole('alert')).textContent).toBe(m.unexpected);
    expect(data.updatePassword).not.toHaveBeenCalled();
  });

  it('goes on after a second link that leads nowhere, which is said', () => {
    show({ status: 'choosing', user: ANNA, link: 'unusable' });
    expect(screen.getByRole('alert').textContent).toBe(m.link.unusable);
    expect(screen.getByRole('heading', { name: m.chooseTitle })).toBeTruthy();
  });

  it('leads on where the session is too old for it', async () => {
    vi.mocked(data.updatePassword).mockRejectedValue(new DataError('rejected', 'Password', 'reauthentication_needed'));
    vi.mocked(data.requestPasswordReset).mockResolvedValue();
    vi.mocked(data.signOut).mockResolvedValue(true);
    const user = show({ status: 'choosing', user: ANNA, link: null });
    await screen.findByDisplayValue('Anna Levi');
    await user.type(passwordField(), 'A-long-password-1');
    await user.click(button(m.savePassword));
    await user.click(await screen.findByRole('button', { name: m.sendNewLink }));
    expect(data.requestPasswordReset).toHaveBeenCalledWith(ANNA.email, `${location.origin}/en/auth`);
    expect(await screen.findByText(m.done.reset)).toBeTruthy();
    await user.click(button(en.frame.signOut));
    expect(data.signOut).toHaveBeenCalledOnce();
  });
});

describe('a mail that has been asked for', () => {
  it('is not asked for again within a minute, at the same address', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { noteMail } = await import('@/data/mail-pause');
    vi.mocked(data.requestPasswordReset).mockImplementation((email) => Promise.resolve(noteMail('reset', email)));
    const user = show({ status: 'signedOut', signOutReason: 'none', link: null });
    await user.type(screen.getByRole('textbox', { name: /Email/u }), ANNA.email);
    await user.click(button(m.forgotPassword));
    expect(button(/You can ask again in (?:60|59) s/u).hasAttribute('disabled')).toBe(true);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(button(/You can ask again in (?:40|39) s/u)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Email/u }), '.il');
    expect(button(m.forgotPassword).hasAttribute('disabled')).toBe(false);
    await user.type(screen.getByRole('textbox', { name: /Email/u }), '{Backspace}{Backspace}{Backspace}');
    act(() => void vi.advanceTimersByTime(41_000));
    expect(button(m.forgotPassword).hasAttribute('disabled')).toBe(false);
    expect(data.requestPasswordReset).toHaveBeenCalledOnce();
  });
});
