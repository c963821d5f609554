import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { VideoPlayer, type VideoSource } from './video-player';

async function play(source: VideoSource) {
  const { container } = render(
    <VideoPlayer source={source} poster="/films/cabin.webp" playLabel="Play" title="A ride" unsupported="No." />,
  );
  expect(container.querySelector('iframe, video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.queryByRole('button')).toBeNull();
  const player = container.querySelector<HTMLElement>('iframe, video');
  expect(player).toBe(document.activeElement);
  return player;
}

afterEach(cleanup);

describe('the player', () => {
  it('becomes the film of another site at a press, which starts by itself and may fill the screen', async () => {
    const player = await play({ youtubeId: 'aB-3_x9' });
    expect(player?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aB-3_x9?autoplay=1&rel=0');
    expect(player?.getAttribute('allow')).toBe('autoplay; fullscreen');
    expect(player?.title).toBe('A ride');
  });

  it('lets no id leave its place in the address', async () => {
    const player = await play({ youtubeId: '../x?y=1' });
    expect(new URL(player?.getAttribute('src') ?? '').pathname).toBe('/embed/..%2Fx%3Fy%3D1');
  });

  it('plays our own film with controls', async () => {
    const player = await play({ file: '/films/cabin.mp4' });
    expect(player?.tagName).toBe('VIDEO');
    expect(player?.getAttribute('src')).toBe('/films/cabin.mp4');
    expect(player?.getAttribute('aria-label')).toBe('A ride');
    expect(player?.hasAttribute('autoplay')).toBe(true);
    expect(player?.hasAttribute('controls')).toBe(true);
    expect(player?.textContent).toBe('No.');
  });
});
