import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a page shows, as it stands in its address, and how to change that. `replace` leaves no step back, for typing. */
export function useAddressView<View extends object>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [read, params]);
  const show = useCallback(
    (changes: Partial<View>, replace = false) =>
      setParams((current) => write({ ...read(current), ...changes }), { replace, preventScrollReset: true }),
    [read, write, setParams],
  );
  return { view, show };
}

/** Ids of the database in an address. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** An address of what is said; what is as usual is not mentioned. */
export const addressOf = (entries: readonly (readonly [name: string, value: string | false | null])[]) =>
  new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
