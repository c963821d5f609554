import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '@/data/profiles';
import { LookupFailure } from '@/features/office/kit/lookup';
import { formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Card } from '@/ui/card';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { initials } from './figures';
import { OwnAccount } from './own-account';
import type { PanelProps } from './panel';
import { profileQuery } from './queries';

/** Who is signed in, and as what. */
export function ProfilePanel({ user, staffRole }: PanelProps) {
  const m = useMessages('staff').dashboard;
  const lookup = useQuery(profileQuery(user.id));
  const { data: profile, error } = lookup;
  return (
    <Card role="region" aria-label={m.profile.title} aria-busy={!profile && !error} className="grid gap-5 p-5">
      {lookup.isError ? <LookupFailure of={lookup} text={m.userFailed} /> : null}
      {error && !profile ? null : (
        <>
          <Person profile={profile} email={user.email} />
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-3 border-t border-stone-200 pt-4">
            <Detail label={m.profile.role}>
              {staffRole === undefined ? (
                <Skeleton className="h-5 w-20" />
              ) : staffRole ? (
                m.roles[staffRole]
              ) : (
                m.roles.readonly
              )}
            </Detail>
            {profile?.department ? <Detail label={m.profile.department}>{profile.department}</Detail> : null}
            <Detail label={m.profile.lastLogin}>
              {!profile ? (
                <Skeleton className="h-5 w-20" />
              ) : profile.last_login ? (
                <Ltr>{formatDayInIsrael(profile.last_login)}</Ltr>
              ) : (
                m.profile.never
              )}
            </Detail>
          </dl>
          {profile ? <OwnAccount user={user} fullName={profile.full_name} /> : null}
        </>
      )}
    </Card>
  );
}

function Person({ profile, email }: { profile: Profile | undefined; email: string }) {
  const address = profile?.email ?? email;
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-13 flex-none place-content-center rounded-full bg-sea-100 font-display text-[1.375rem] text-sea-700 forced-colors:border"
      >
        {profile ? initials(profile.full_name, address) : null}
      </span>
      <div className="min-w-0">
        {profile ? (
          profile.full_name && (
            <p className="font-display text-[1.375rem] leading-tight wrap-anywhere">{profile.full_name}</p>
          )
        ) : (
          <Skeleton className="mb-1 h-5 w-36" />
        )}
        <p className="text-ink-2">
          <Ltr className="wrap-anywhere">{address}</Ltr>
        </p>
      </div>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
