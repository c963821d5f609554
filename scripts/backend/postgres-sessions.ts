import type { ReservedSql, Sql } from 'postgres';

/** The part of a connection that is lent out. */
export interface Session {
  /** Sends a statement; those sent before it come first. Rejects with SQLSTATE 08006 once the connection is gone. */
  unsafe<Row>(text: string, params?: readonly unknown[], options?: StatementOptions): Promise<Row[]>;
  /** Gives the session back, or drops it where its connection is gone. */
  release(): void;
}

interface StatementOptions {
  /** Whether Postgres keeps the plan. */
  prepare?: boolean;
  /** Several statements in one text, without parameters. */
  simple?: boolean;
}

/** The database cannot be reached, or went away in the middle; the SQLSTATE of Postgres' own drivers for that. */
class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  readonly code = '08006';

  constructor(cause?: unknown) {
    super('The connection to the database is lost', { cause });
  }
}

/** What Postgres says while it shuts down or starts. */
const GONE = /^(?:08|57P0[1-3])/u;
/** Milliseconds after which a connection is replaced by a fresh one: what Postgres keeps for it grows with time. */
const LONGEST_LIFE_MS = 1_800_000;
/** Seconds that running statements have to end when the sessions close. */
const END_TIMEOUT_S = 5;

interface Connection {
  client: Sql;
  reserved: ReservedSql;
  openedAt: number;
  /** Shared with the handler that learns of the end. */
  state: ConnectionState;
}

/** What a client of one connection must do. */
interface SessionSettings {
  /** Called when the connection is gone. */
  onclose: () => void;
  /**
   * Types are not read when a connection is opened: one that is lost meanwhile would leave whoever waits for it without an
   * answer, and an error that nobody handles ends the whole process.
   */
  fetch_types: false;
}

interface ConnectionState {
  isLost: boolean;
  /**
   * Ends the statements that are under way. A promise that all of them race against would keep their answers for as long
   * as the connection lives.
   */
  underWay: Set<(error: ConnectionLost) => void>;
}

/**
 * Connections to Postgres, each a client of its own that is thrown away with its connection. The driver's own pool
 * writes to connections that are gone, which ends the whole process, and leaves statements that waited behind a lost one
 * without an answer for ever.
 */
export class PostgresSessions {
  readonly #open: (settings: SessionSettings) => Sql;
  readonly #size: number;
  readonly #idle: Connection[] = [];
  readonly #waiting: (() => void)[] = [];
  /** Statements that found the database gone, so far. */
  failures = 0;
  #lent = 0;
  #isClosed = false;

  /**
   * @param open makes a client of one connection with these settings
   * @param size connections at most.
   */
  constructor(open: (settings: SessionSettings) => Sql, size: number) {
    this.#open = open;
    this.#size = size;
  }

  /**
   * Lends a session; those who ask while all are lent wait in turn.
   * @throws ConnectionLost when the database cannot be reached.
   */
  async take(): Promise<Session> {
    if (this.#lent >= this.#size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#lent += 1;
    try {
      if (this.#isClosed) throw new ConnectionLost();
      return this.#sessionOf(this.#idle.pop() ?? (await this.#connect()));
    } catch (error) {
      this.#handOver();
      throw error;
    }
  }

  /** Lends a session for the time of some work. */
  async with<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const session = await this.take();
    try {
      return await work(session);
    } finally {
      session.release();
    }
  }

  /** Closes what is idle now, and the rest as it is given back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#idle.splice(0).map(end));
  }

  async #connect(): Promise<Connection> {
    const state: ConnectionState = { isLost: false, underWay: new Set() };
    const onclose = () => {
      state.isLost = true;
      for (const reject of state.underWay) reject(new ConnectionLost());
      const at = this.#idle.findIndex((connection) => connection.state === state);
      if (at >= 0) this.#idle.splice(at, 1);
    };
    const client = this.#open({ onclose, fetch_types: false });
    // A connection that is still to be opened the driver lends to nobody, where it reads no types.
    const opened = client.unsafe('select').then(() => client.reserve());
    const reserved = await opened.catch((error: unknown) => {
      void client.end({ timeout: 0 });
      throw this.#withSqlState(error);
    });
    return { client, reserved, openedAt: Date.now(), state };
  }

  #sessionOf(connection: Connection): Session {
    let isReleased = false;
    return {
      unsafe: async <Row>(text: string, params?: readonly unknown[], options: StatementOptions = {}) => {
        if (connection.state.isLost || isReleased) throw new ConnectionLost();
        const statement = params
          ? connection.reserved.unsafe(text, params as never[], { prepare: false, ...options })
          : connection.reserved.unsafe(text, [], options);
        const { underWay } = connection.state;
        let end: (error: ConnectionLost) => void = () => {};
        try {
          // The driver forgets statements that waited behind the one under way when the connection was lost.
          return await new Promise<Row[]>((resolve, reject) => {
            underWay.add((end = reject));
            statement.then((rows) => resolve(rows as unknown as Row[]), reject);
          });
        } catch (error) {
          throw this.#withSqlState(error);
        } finally {
          underWay.delete(end);
        }
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        const isWorn = Date.now() - connection.openedAt > LONGEST_LIFE_MS;
        if (this.#isClosed || isWorn) void end(connection);
        else if (!connection.state.isLost) this.#idle.push(connection);
        this.#handOver();
      },
    };
  }

  /** What the driver and the system say of a connection is no SQLSTATE. */
  #withSqlState(error: unknown): unknown {
    const { code } = error as { code?: unknown };
    const isAnswer = typeof code === 'string' && /^(?=.*\d)[\dA-Z]{5}$/u.test(code);
    if (!isAnswer || GONE.test(code)) this.failures += 1;
    return isAnswer ? error : new ConnectionLost(error);
  }

  #handOver(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#lent -= 1;
  }
}

async function end({ client, reserved, state }: Connection): Promise<void> {
  if (!state.isLost) reserved.release();
  await client.end({ timeout: END_TIMEOUT_S });
}
