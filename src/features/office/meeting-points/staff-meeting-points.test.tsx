import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as data from '@/data/meeting-points';
import * as published from '@/data/published';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-meeting-points';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { DraftOwner } from '@/ui/form/own-draft';
import { samplePoint } from '../../../../tests/fixtures/meeting-points';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { StaffMeetingPoints } from './staff-meeting-points';

vi.mock('@/data/meeting-points', { spy: true });
vi.mock('@/data/published', { spy: true });

const POINT = samplePoint('ramon', 'board');
const TITLE = en.titleOf('ramon', en.ways.board);

function show(...points: data.MeetingPoint[]) {
  giveMessages('en', { staff: enStaff, staffMeetingPoints: en });
  vi.mocked(data.fetchMeetingPoints).mockResolvedValue(points);
  vi.mocked(published.loadPublished).mockResolvedValue(null);
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <DraftOwner value="maya">
        <StaffMeetingPoints />
      </DraftOwner>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
async function open(person: ReturnType<typeof show>) {
  await person.click(await screen.findByRole('button', { name: en.edit(TITLE) }));
  return within(await screen.findByRole('dialog'));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
});

describe('the owner’s meeting points', () => {
  it('are confirmed by a press, and say by whom', async () => {
    vi.mocked(data.confirmMeetingPoint).mockResolvedValue(POINT);
    const person = show(POINT);
    expect(await screen.findByText(en.unconfirmed)).toBeDefined();
    const now = { ...POINT, confirmed_at: '2026-11-20T10:00:00Z', confirmed_by_name: 'Maya' };
    vi.mocked(data.fetchMeetingPoints).mockResolvedValue([now]);
    await person.click(screen.getByRole('button', { name: en.confirmOf(TITLE) }));
    expect(data.confirmMeetingPoint).toHaveBeenCalledWith(POINT);
    expect(await screen.findByText(en.confirmed)).toBeDefined();
    expect(screen.getByText('Maya')).toBeDefined();
    expect(screen.queryByRole('button', { name: en.confirmOf(TITLE) })).toBeNull();
  });

  it('have their spot where the drawing is pressed, or where the sliders say', async () => {
    vi.mocked(data.saveMeetingPoint).mockResolvedValue(POINT);
    const person = show(POINT);
    const sheet = await open(person);
    const drawing = document.querySelector('dialog [aria-hidden="true"].touch-none');
    if (!(drawing instanceof HTMLElement)) throw new Error('no drawing');
    drawing.setPointerCapture = () => undefined;
    drawing.getBoundingClientRect = () => new DOMRect(100, 200, 300, 150);
    // Without a press the spot stays.
    fireEvent.pointerMove(drawing, { clientX: 110, clientY: 210, buttons: 0 });
    fireEvent.pointerDown(drawing, { clientX: 175, clientY: 275, buttons: 1 });
    fireEvent.pointerMove(drawing, { clientX: 490, clientY: 275, buttons: 1 });
    const slider = (name: string) => sheet.getByRole<HTMLInputElement>('slider', { name: new RegExp(name, 'u') });
    expect([slider(en.form.fields.spot_x).value, slider(en.form.fields.spot_y).value]).toEqual(['100', '50']);
    fireEvent.change(slider(en.form.fields.spot_y), { target: { value: '51' } });
    expect(drawing.querySelector('g')?.getAttribute('transform')).toBe('translate(600 153)');
    await person.click(sheet.getByRole('button', { name: enStaff.step.save }));
    await waitFor(() => expect(data.saveMeetingPoint).toHaveBeenCalledOnce());
    const [place, seen, fields] = vi.mocked(data.saveMeetingPoint).mock.calls[0] ?? [];
    expect([place, seen]).toEqual([{ airport: 'ramon', way: 'board' }, POINT]);
    expect(fields).toEqual({
      terminal: null,
      drawing: 'hall',
      spot_x: 100,
      spot_y: 51,
      place: POINT.place,
      how: POINT.how,
    });
    expect(await screen.findByText(en.saved)).toBe(document.activeElement);
  });

  it('need a sentence in every language', async () => {
    const person = show(POINT);
    const sheet = await open(person);
    await person.clear(sheet.getByRole('textbox', { name: `${en.form.place}, Français` }));
    await person.click(sheet.getByRole('button', { name: enStaff.step.save }));
    expect((await sheet.findAllByText(en.form.errors.missing)).length).toBeGreaterThan(0);
    expect(data.saveMeetingPoint).not.toHaveBeenCalled();
  });

  it('of a colleague who was first are shown before they are replaced', async () => {
    vi.mocked(data.saveMeetingPoint).mockResolvedValue(null);
    const person = show(POINT);
    const sheet = await open(person);
    const field = sheet.getByRole('textbox', { name: `${en.form.place}, English` });
    await person.clear(field);
    await person.type(field, 'By the lamp.');
    const theirs = { ...POINT, updated_at: '2026-11-21T10:00:00Z', place: { ...POINT.place, en: 'By the door.' } };
    vi.mocked(data.fetchMeetingPoints).mockResolvedValue([theirs]);
    await person.click(sheet.getByRole('button', { name: enStaff.step.save }));
    const panel = await sheet.findByRole('alert');
    expect(panel.textContent).toContain(`${en.form.place}, English: By the door.`);
    expect(data.saveMeetingPoint).toHaveBeenCalledOnce();
  });

  it('that nobody has described say so, and are described in the same form', async () => {
    const person = show(POINT);
    const kerb = en.titleOf('ramon', en.ways.kerb);
    expect(await screen.findByText(en.none)).toBeDefined();
    await person.click(screen.getByRole('button', { name: en.edit(kerb) }));
    expect(await screen.findByRole('dialog', { name: kerb })).toBeDefined();
  });
});
