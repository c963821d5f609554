import { Children, Fragment, Suspense, type ReactNode } from 'react';
import type { SecurityAlert, SecurityEvent } from '@/data/security';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { Moment } from '@/features/office/kit/moment';
import { knownName } from '@/i18n/format';
import { Badge, type BadgeTone } from '@/ui/badge';
import { detailLines, eventName } from './event-text';

interface EventRowProps {
  event: SecurityEvent | SecurityAlert;
  /** Of accounts, by their ids. */
  names: Readonly<Record<string, string>>;
  /** With the whole record behind a disclosure. */
  withRecord: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One event or alert: how grave, what, from where, when and how often. */
export function EventRow({ event, names, withRecord, children }: EventRowProps) {
  const m = useMessages('staffSecurity');
  const { dashboard, frame } = useMessages('staff');
  const lines = detailLines(event, { texts: m, roles: dashboard.roles, names });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 font-bold">
          <SeverityBadge severity={event.severity} />
          <bdi className="wrap-anywhere">{eventName(m, event.event_type)}</bdi>
        </p>
        <Facts>
          {event.ip_address ? <Ltr className="wrap-anywhere">{event.ip_address}</Ltr> : null}
          {lines.map(({ key, label, value }) => (
            <span key={key} className="wrap-anywhere">
              <bdi>{label}</bdi>
              {frame.colon} <bdi>{key === 'setting' ? <SettingName of={value} /> : value}</bdi>
            </span>
          ))}
          <When event={event} />
        </Facts>
        {withRecord && Object.keys(event.details).length > 0 ? <RawRecord details={event.details} /> : null}
      </div>
      {children}
    </div>
  );
}

/** What the page of the settings calls one; the key until those words are here, and for one that has none. */
function SettingName({ of: key }: { of: string }) {
  return (
    <Suspense fallback={key}>
      <KnownSetting of={key} />
    </Suspense>
  );
}

function KnownSetting({ of: key }: { of: string }) {
  return useMessages('staffSettings').settings[key]?.name ?? key;
}

function When({ event }: { event: SecurityEvent | SecurityAlert }) {
  const m = useMessages('staffSecurity');
  if (!('occurrences' in event) || event.occurrences < 2) return <Moment at={event.created_at} />;
  return (
    <span>
      <Ltr>×{event.occurrences}</Ltr>, {m.lastSeen} <Moment at={event.last_seen_at} />
    </span>
  );
}

/** Short facts in one line, a dot between them. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-0.5 text-sm text-ink-2">
      {Children.toArray(children).map((fact, nth) => (
        // The dot stands beside the fact, not in it: an address runs from left to right in Hebrew, too.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={nth}>
          {nth > 0 ? <span aria-hidden="true">·</span> : null}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

function RawRecord({ details }: { details: SecurityEvent['details'] }) {
  const m = useMessages('staffSecurity');
  return (
    // Closed, the row is as low as its words; the line to press keeps its height.
    <details className="-my-2.5 text-sm open:mb-0">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em]">
        {m.record}
      </summary>
      <pre
        dir="ltr"
        className="overflow-x-auto rounded bg-stone-50 p-3 text-start text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {JSON.stringify(details, null, 2)}
      </pre>
    </details>
  );
}

/** Critical and high are destructive, medium secondary, others outlined (docs/spec/office.md#security). */
const tones: Readonly<Record<string, BadgeTone>> = { critical: 'danger', high: 'danger', medium: 'warn' };

/** How grave an event is; a word this version does not know is shown as it came. */
function SeverityBadge({ severity }: { severity: string }) {
  const { severities } = useMessages('staffSecurity');
  return <Badge tone={tones[severity] ?? 'outline'}>{knownName(severities, severity)}</Badge>;
}
