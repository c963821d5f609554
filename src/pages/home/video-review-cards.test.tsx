import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reviews } from '@/content/reviews';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { VideoReviewCards } from './video-review-cards';

const video: Reviews['videos'][number] = {
  id: 'one',
  name: 'Hannah B.',
  rating: 5,
  destination: 'Jerusalem to Ben Gurion',
  duration: '1:20',
  thumbnail: '/assets/jerusalem.svg',
  date: 'February 2026',
};

const show = (videos: Reviews['videos']) =>
  render(
    <LocaleProvider locale="en">
      <Suspense>
        <VideoReviewCards videos={videos} />
      </Suspense>
    </LocaleProvider>,
  );

beforeAll(async () => {
  await Promise.all([loadMessages('en', 'home'), loadMessages('en', 'site')]);
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('cards of video reviews', () => {
  it('a card with a link opens it in a new tab', () => {
    show([{ ...video, videoUrl: 'https://video.example/one' }]);
    const link = screen.getByRole('link', { name: /Watch Hannah B.’s review \(opens in a new tab\)/u });
    expect(link.getAttribute('href')).toBe('https://video.example/one');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('a card without one is lit for two seconds, and says why', () => {
    show([video]);
    const card = screen.getByRole('button', { name: /Watch Hannah B.’s review/u });
    const isLit = () => 'highlighted' in card.dataset;
    expect(isLit()).toBe(false);
    fireEvent.click(card);
    expect(isLit()).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('This video is not online yet.');
    act(() => void vi.advanceTimersByTime(1999));
    expect(isLit()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isLit()).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('pressed again, it stays lit for two seconds from then', () => {
    show([video]);
    const card = screen.getByRole('button');
    fireEvent.click(card);
    act(() => void vi.advanceTimersByTime(1500));
    fireEvent.click(card);
    act(() => void vi.advanceTimersByTime(1500));
    expect('highlighted' in card.dataset).toBe(true);
    act(() => void vi.advanceTimersByTime(500));
    expect('highlighted' in card.dataset).toBe(false);
  });
});
