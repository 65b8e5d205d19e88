import { useEffect, useState } from 'react';
import type { AskOptions } from '#services/http.ts';

/** Reads what a person keeps of a saved report; null for nothing, and until it is read. `keep` replaces it. */
export function useOfView<Kept>(
  view: string | null,
  read: (view: string, options: AskOptions) => Promise<Kept | null>,
): { readonly kept: Kept | null; readonly keep: (kept: Kept | null) => void } {
  const [found, setFound] = useState<{ readonly of: string | null; readonly kept: Kept | null }>();
  useEffect(() => {
    if (view === null) return undefined;
    const aborter = new AbortController();
    // Without it the button says that none is set; the dialog reports what fails.
    read(view, { signal: aborter.signal, ownFailure: true }).then(
      (kept) => setFound({ of: view, kept }),
      () => {},
    );
    return () => aborter.abort();
  }, [view, read]);
  return {
    kept: found?.of === view ? (found?.kept ?? null) : null,
    keep: (kept) => setFound({ of: view, kept }),
  };
}
