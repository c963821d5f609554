import type { Setting } from '@/data/settings';

export type SettingGroupId =
  | 'business'
  | 'trips'
  | 'mails'
  | 'requests'
  | 'protection'
  | 'visits'
  | 'flights'
  | 'other';

/** Which settings stand together, by how their keys begin; the first match counts, and what matches none is "other". */
const groups: readonly (readonly [SettingGroupId, readonly string[]])[] = [
  [
    'business',
    [
      'request_addresses',
      'office_language',
      'closed_dates',
      'rest_',
      'send_on_',
      'no_lead_hours',
      'task_sound_minutes',
    ],
  ],
  [
    'trips',
    [
      'reply_',
      'complaint_',
      'price_',
      'offer_',
      'min_notice_',
      'lead_in_',
      'driver_',
      'ack_by',
      'change_',
      'free_until_',
      'late_fee_',
      'landing_',
      'kerb_',
      'free_',
      'vat_',
    ],
  ],
  ['mails', ['alert_addresses', 'message_']],
  ['requests', ['lead_limit_']],
  ['protection', ['sign_up', 'block_', 'alert_', 'visit_alert_', 'link_wrong_', 'ask_price_']],
  ['visits', ['visit', 'consent']],
  ['flights', ['flight_']],
  ['other', ['']],
];

const groupOf = (key: string) => groups.find(([, starts]) => starts.some((start) => key.startsWith(start)))?.[0];

/** The settings by group, groups without any left out. */
export function groupSettings(settings: readonly Setting[]): { id: SettingGroupId; settings: Setting[] }[] {
  return groups
    .map(([id, starts]) => ({
      id,
      // Those that are named come in the order of their names, the others by key.
      settings: settings
        .filter(({ key }) => groupOf(key) === id)
        .toSorted((a, b) => starts.indexOf(a.key) - starts.indexOf(b.key)),
    }))
    .filter((group) => group.settings.length > 0);
}
