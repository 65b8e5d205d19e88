import { withValue, type Draft } from './draft.ts';

/**
 * Writes the words of a newly chosen cause as the reason: a cause is a reason that can be counted. Words of the person's
 * own stay.
 */
export function withReason(next: Draft, before: Draft, wordsOf: (cause: string) => string): Draft {
  const said = ({ cause }: Draft): string => (typeof cause === 'string' ? wordsOf(cause) : '');
  const { cause, reason } = before;
  if (next['cause'] === cause || (reason && reason !== said(before))) return next;
  return withValue(next, 'reason', said(next) || undefined);
}
