import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DrawnDocument } from '../build/document-worker.ts';
import type { Snapshot } from '../build/documents.ts';
import { publishedDocuments } from './published-documents.ts';
import type { SiteFile } from './site-index.ts';

const snapshot = (version: number) => ({ version }) as Snapshot;
const file = (url: string): SiteFile => ({ url, body: Buffer.from('built'), compressed: {}, hash: url });
const said = async (document: Promise<SiteFile>) => (await document).body.toString();

afterEach(() => void vi.useRealTimers());

/** A server whose database and thread do what the test says. */
function server(urls: readonly string[] = ['/', '/en/faq']) {
  vi.useFakeTimers({ toFake: ['performance'] });
  let held: Snapshot | Error | null = snapshot(1);
  const wanted: string[] = [];
  const runs: { version: number; give: (url: string) => void; end: (error?: Error) => void }[] = [];
  const current = publishedDocuments(
    urls,
    async (known) => {
      if (held instanceof Error) throw held;
      return held?.version === known ? null : held;
    },
    ({ version }, give) => {
      let end: (error?: Error) => void = () => undefined;
      const done = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
      const bodyOf = (url: string): DrawnDocument => {
        const body = Buffer.from(`${url} by ${version}`);
        return { url, body, br: body, gzip: body };
      };
      runs.push({ version, give: (url) => give(bodyOf(url)), end });
      return { want: (url) => void wanted.push(url), done };
    },
  );
  /** Asks and lets everything that is ready happen. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { current, wanted, runs, settle, publish: (next: Snapshot | Error | null) => (held = next) };
}

describe('documents of a running server', () => {
  it('are waited for once, each as soon as it is drawn, and the one that is asked for comes first', async () => {
    const { current, wanted, runs, settle } = server();
    const faq = said(current(file('/en/faq.html')));
    await settle();
    expect(wanted).toEqual(['/en/faq']);
    runs[0]?.give('/en/faq');
    expect(await faq).toBe('/en/faq by 1');
    const home = said(current(file('/index.html')));
    runs[0]?.give('/');
    expect(await home).toBe('/ by 1');
  });

  it('are sent as they were while another snapshot is drawn', async () => {
    const { current, runs, settle, publish } = server();
    const first = said(current(file('/en/faq.html')));
    await settle();
    runs[0]?.give('/en/faq');
    runs[0]?.end();
    await first;
    publish(snapshot(2));
    expect(await said(current(file('/en/faq.html')))).toBe('/en/faq by 1');
    vi.advanceTimersByTime(1_001);
    expect(await said(current(file('/en/faq.html')))).toBe('/en/faq by 1');
    await settle();
    expect(runs.map(({ version }) => version)).toEqual([1, 2]);
    runs[1]?.give('/en/faq');
    expect(await said(current(file('/en/faq.html')))).toBe('/en/faq by 2');
  });

  it('are not drawn for another snapshot before the last ones are done', async () => {
    const { current, runs, settle, publish } = server();
    void current(file('/en/faq.html'));
    await settle();
    publish(snapshot(2));
    vi.advanceTimersByTime(1_001);
    void current(file('/index.html'));
    await settle();
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await settle();
    vi.advanceTimersByTime(1_001);
    void current(file('/index.html'));
    await settle();
    expect(runs.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('are sent as they were built where nothing can be drawn, or nothing is known', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const broken = server();
    const faq = said(broken.current(file('/en/faq.html')));
    await broken.settle();
    broken.runs[0]?.end(new Error('no memory'));
    expect(await faq).toBe('built');
    expect(complaint).toHaveBeenCalledOnce();
    const mute = server();
    mute.publish(new Error('no database'));
    expect(await said(mute.current(file('/en/faq.html')))).toBe('built');
  });

  it('that no page draws are sent at once', async () => {
    const { current, runs } = server();
    expect(await said(current(file('/en/dashboard.html')))).toBe('built');
    expect(runs).toEqual([]);
  });
});
