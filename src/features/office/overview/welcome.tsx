import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';

interface WelcomeProps {
  /** Undefined while it loads. */
  name: string | undefined;
  children: ReactNode;
}

/** The greeting, the word on security, and what can be done with the whole page. */
export function Welcome({ name, children }: WelcomeProps) {
  const { frame, dashboard: m } = useMessages('staff');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-2">
      <div className="min-w-0">
        <h1 className="text-h3 wrap-anywhere">
          {name === undefined ? (
            <>
              <span className="sr-only">{frame.loading}</span>
              <Skeleton className="h-[1.15em] w-72 max-w-full" />
            </>
          ) : (
            m.welcome(name)
          )}
        </h1>
        <p className="mt-1 flex items-start gap-2 text-ink-2">
          <Icon name="shield" className="mt-1 text-success" />
          {m.security}
        </p>
      </div>
      {children}
    </div>
  );
}
