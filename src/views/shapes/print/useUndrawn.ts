import { useCallback } from 'react';
import { undrawnOn, type LabelPictures, type LabelRequest } from '#services/labels.ts';
import { useAsked } from '#views/data/useAsked.ts';

/** Check of labels for characters that no font has: nothing is known before it is answered. */
export interface Checked extends Pick<LabelPictures, 'undrawn'> {
  readonly at: 'checking' | 'failed' | 'checked';
}

const OWN = { ownFailure: true, ownForbidden: true };

/** Checks labels before they are printed; without labels there is nothing to check. */
export function useUndrawn({ machine, ids, size, kind }: LabelRequest): Checked {
  const of = ids.join(' ');
  const { answer, failure, loading } = useAsked(
    useCallback(
      async (options) =>
        of === ''
          ? []
          : undrawnOn({ machine, ids: of.split(' '), size, ...(kind && { kind }) }, { ...options, ...OWN }),
      [machine, of, size, kind],
    ),
  );
  if (loading) return { at: 'checking', undrawn: [] };
  return { at: failure ? 'failed' : 'checked', undrawn: answer ?? [] };
}
