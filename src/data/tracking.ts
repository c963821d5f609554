/**
 * Sends what is recorded of visits. No cookies and no referring page go along, records outlive the page they are sent
 * from, and whatever goes wrong is nobody's business (docs/spec/public-site.md#consent-and-visits).
 */
import type { ConsentRecord, TrackingRecord } from '@shared/contracts/tracking-contract';
import { env } from '@/config/env';

export { isTrackedPath, reduceReferrer } from '@shared/contracts/tracked-pages';

type KindOf<Kind extends TrackingRecord['kind']> = Omit<Extract<TrackingRecord, { kind: Kind }>, 'kind'>;

function post(name: 'track-visit' | 'record-consent', record: TrackingRecord | ConsentRecord): void {
  fetch(`${env.supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
    // An answer that is not read to its end stays open, and the page would never count as loaded.
    .then((response) => response.text())
    .catch(() => undefined);
}

/** A page view of somebody who agreed to analytics. */
export const sendVisit = (visit: KindOf<'visit'>): void => post('track-visit', { kind: 'visit', ...visit });

/** How long that view lasted. */
export const sendLeave = (leave: KindOf<'leave'>): void => post('track-visit', { kind: 'leave', ...leave });

/** A page view without consent: its path, and nothing that could point to a person. */
export const sendPageCount = (path: string): void => post('track-visit', { kind: 'count', path });

/** A choice about cookies. */
export const sendConsent = (consent: ConsentRecord): void => post('record-consent', consent);
