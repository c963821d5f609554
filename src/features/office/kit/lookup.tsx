import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { LoadFailure } from '@/ui/load-failure';

/** What a query tells of itself. */
export interface Lookup<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Two queries that are of use together alone. */
export const both = <One, Other>(one: Lookup<One>, other: Lookup<Other>): Lookup<readonly [One, Other]> => ({
  data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
  isError: one.isError || other.isError,
  isFetching: one.isFetching || other.isFetching,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
});

interface LookupFailureProps {
  of: Pick<Lookup<unknown>, 'isFetching' | 'refetch'>;
  /** What could not be loaded. */
  text: string;
  className?: string | undefined;
}

/** That something could not be read, and a button that tries once more. */
export function LookupFailure({ of, ...rest }: LookupFailureProps) {
  const { retry } = useMessages('staff').frame;
  return <LoadFailure {...rest} retryLabel={retry} busy={of.isFetching} onRetry={() => void of.refetch()} />;
}

interface LoadedProps<Data> {
  of: Lookup<Data>;
  failed: string;
  /** Class of what says that it failed. */
  className?: string | undefined;
  /** What keeps its place. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was read; in its place that it comes, or that it could not be had. What is there stays where reading it anew fails. */
export function Loaded<Data>({ of, failed, className, waiting = null, children }: LoadedProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  return of.isError ? <LookupFailure of={of} text={failed} className={className} /> : waiting;
}
