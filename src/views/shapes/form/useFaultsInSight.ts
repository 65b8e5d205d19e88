import { useCallback, useEffect, useState, type RefObject } from 'react';
import { focusFault } from './focusField.ts';

/**
 * Returns what brings the faults of a form into sight, once they are drawn: the field of a path, or, for none, the notices
 * about the whole.
 */
export function useFaultsInSight(body: RefObject<HTMLElement | null>): (path: string | null) => void {
  const [wanted, setWanted] = useState<{ readonly path: string | null } | null>(null);
  useEffect(() => {
    if (wanted) focusFault(body.current, wanted.path);
  }, [body, wanted]);
  return useCallback((path) => setWanted({ path }), []);
}
