import type { Flight, FlightBoard, FlightRefusal, FlightRefusalCode } from '@shared/contracts/flight-contract';
import { internationalLocale, type Locale, type Localized } from '@shared/words/locales';
import { env } from '@/config/env';

export { parseFlightNumber, type Flight, type FlightStatus, type Landings } from '@shared/contracts/flight-contract';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 15_000;

/** There is no board to show, or none was asked for properly. */
export class FlightBoardError extends Error {
  override readonly name = 'FlightBoardError';
  /** `unreachable`: no answer at all. */
  readonly code: FlightRefusalCode | 'unreachable';

  constructor(code: FlightBoardError['code']) {
    super(`flight-board: ${code}`);
    this.code = code;
  }
}

/**
 * The airport's flights: the arrivals of the coming hours, or every flight with a number within about three days.
 * Plain fetch: it needs no account, and who looks at the board should not download the whole client for it.
 * @param flight as people write it, "LY 316"
 * @throws FlightBoardError
 */
export async function fetchFlightBoard(flight?: string, signal?: AbortSignal): Promise<FlightBoard> {
  const query = flight ? `?flight=${encodeURIComponent(flight)}` : '';
  // By hand, for AbortSignal.any came with Safari 17.4.
  const limited = new AbortController();
  const abort = () => limited.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  signal?.addEventListener('abort', abort, { once: true });
  const response = await fetch(`${env.supabaseUrl}/functions/v1/flight-board${query}`, { signal: limited.signal })
    .catch((): never => {
      throw new FlightBoardError('unreachable');
    })
    .finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  const body = (await response.json().catch(() => null)) as FlightBoard | FlightRefusal | null;
  if (body?.success) return body;
  throw new FlightBoardError(body?.code ?? 'unavailable');
}

/** Name of the town at the flight's other end. The feed knows it in Hebrew and in English. */
export function placeName({ place }: Flight, locale: Locale): string {
  const names: Partial<Localized<string>> = place;
  return names[locale] || names[internationalLocale] || place.code;
}

/** When the flight is expected: "2026-06-30T16:25", local time of the airport. */
export const expectedTime = ({ estimatedTime, scheduledTime }: Flight): string => estimatedTime ?? scheduledTime;
