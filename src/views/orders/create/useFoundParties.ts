import { useEffect, useState } from 'react';
import { page } from '#services/page.ts';
import { partiesOf, type KnownParty } from './knownParties.ts';

/** Pause in typing before the server is asked, milliseconds. */
const REST_MS = 250;
/** Latest orders among which the server finds the name. */
const ORDERS = 50;

const search = async (party: 'sender' | 'receiver', typed: string, signal: AbortSignal) => {
  const query = {
    pageNum: 1,
    pageSize: ORDERS,
    filters: [{ field: `${party}Name`, op: 'like', value: typed }],
    sort: [{ field: 'createdAt', dir: 'desc' }],
  } as const;
  const { records } = await page('order', query, { signal, ownForbidden: true, ownFailure: true });
  return partiesOf(records, party);
};

const NO_ANSWER: { readonly to: string; readonly parties: readonly KnownParty[] } = { to: '', parties: [] };

/** Senders or receivers of all own orders whose name holds what is typed, found by the server, the latest first. */
export function useFoundParties(party: 'sender' | 'receiver', typed: string) {
  const [answer, setAnswer] = useState(NO_ANSWER);
  const sought = typed.trim();
  useEffect(() => {
    const left = new AbortController();
    const answered = (parties: readonly KnownParty[]): void => {
      if (!left.signal.aborted) setAnswer({ to: sought, parties });
    };
    const timer = setTimeout(() => {
      if (sought === '') answered([]);
      else search(party, sought, left.signal).then(answered, () => answered([]));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [party, sought]);
  return { parties: answer.parties, isAsking: answer.to !== sought };
}
