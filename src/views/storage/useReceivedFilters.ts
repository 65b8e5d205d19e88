import { useMemo } from 'react';
import { useSession } from '#views/session/useSession.ts';

/** Filters for received and unfinished shipments of the person's own branch. */
export function useReceivedFilters() {
  const branch = useSession().context.user?.branch ?? null;
  return useMemo(
    () => [
      { field: 'state', op: 'eq', value: 'received' } as const,
      { field: 'finish', op: 'eq', value: 'unfinished' } as const,
      ...(branch === null ? [] : [{ field: 'toBranch', op: 'eq', value: branch } as const]),
    ],
    [branch],
  );
}
