import { beforeEach, describe, expect, it, vi } from 'vitest';

const PROJECT = 'https://project.supabase.example';
type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** Supabase's Realtime at the other end of the line: takes every channel in and says what has happened. */
class RealtimeServer {
  static readonly OPEN = 1;
  static lines: RealtimeServer[] = [];
  readyState = 0;
  readonly received: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    RealtimeServer.lines.push(this);
    queueMicrotask(() => {
      this.readyState = RealtimeServer.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.received.push(message);
    const [joinRef, ref, topic, event, payload] = message;
    const { config } = payload as { config?: { postgres_changes: object[] } };
    const response =
      event === 'phx_join' ? { postgres_changes: config?.postgres_changes.map((c) => ({ ...c, id: 7 })) } : {};
    queueMicrotask(() => this.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  events(name: string): Message[] {
    return this.received.filter(([, , , event]) => event === name);
  }

  /** A row was stored. */
  insert(topic: string): void {
    const data = { schema: 'public', table: 'leads', type: 'INSERT', columns: [], record: {}, errors: null };
    this.say([null, null, topic, 'postgres_changes', { ids: [7], data }]);
  }
}

const load = async (url: string) => {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_tests');
  return (await import('./live-changes')).watchLeadArrivals;
};

beforeEach(() => {
  vi.resetModules();
  RealtimeServer.lines = [];
  vi.stubGlobal('WebSocket', RealtimeServer);
});

describe('the arrival of requests', () => {
  it('is told by the hosted project, until nobody listens any more', async () => {
    const watch = await load(PROJECT);
    const arrived = vi.fn<() => void>();
    const stop = await watch(arrived);
    await vi.waitFor(() => expect(RealtimeServer.lines[0]?.events('phx_join')).toHaveLength(1));
    const [line] = RealtimeServer.lines as [RealtimeServer];
    expect(line.url).toMatch(/^wss:\/\/project\.supabase\.example\/realtime\/v1\/websocket\?apikey=/u);
    const [[, , topic, , payload]] = line.events('phx_join') as [Message];
    expect(payload).toMatchObject({
      config: { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'leads' }] },
    });

    await vi.waitFor(() => {
      line.insert(topic);
      expect(arrived).toHaveBeenCalled();
    });
    stop();
    await vi.waitFor(() => expect(line.events('phx_leave').map(([, , left]) => left)).toEqual([topic]));
    const heard = arrived.mock.calls.length;
    line.insert(topic);
    expect(arrived).toHaveBeenCalledTimes(heard);
  });

  it('is nothing to listen for on an embedded backend', async () => {
    const watch = await load('');
    (await watch(() => {}))();
    expect(RealtimeServer.lines).toEqual([]);
  });
});
