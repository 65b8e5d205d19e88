import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '#services/failure.ts';
import { searchRecords, type Findings } from '#services/search.ts';

/** How long a pause in typing must be before the server is asked, milliseconds. */
const PAUSE_MS = 150;
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 64;
/** Every number has a digit or a capital's worth of letters in one piece; a text of several words is a name. */
const NUMBERLIKE = /^[+(\]]?[\p{L}\p{N}][\p{L}\p{N}()+\-_./#]*(?: [\d -]+)?$/u;

/** What the server found for a text, or why it could not be asked. */
export interface Search {
  /** The text that this answers. */
  readonly text: string;
  readonly findings: Findings;
  readonly failure: Failure | null;
}

const NOTHING: Search = { text: '', findings: { found: [], more: [] }, failure: null };

/** Whether a text may be a number of something. */
const isAsked = (text: string): boolean =>
  text.length >= LEAST_CHARACTERS && text.length <= MOST_CHARACTERS && NUMBERLIKE.test(text);

/** Looks for records while somebody types; the answer to an earlier text never replaces that to a later one. */
export function useFindings(typed: string): Search & { readonly isSearching: boolean } {
  const text = typed.normalize('NFKC').trim();
  const [search, setSearch] = useState(NOTHING);
  const asks = isAsked(text);
  useEffect(() => {
    if (!asks) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      searchRecords(text, { signal: aborter.signal, ownFailure: true }).then(
        (findings) => setSearch({ text, findings, failure: null }),
        (error: unknown) => {
          const failure = failureOf(error);
          if (!failure) throw error;
          if (failure.kind !== 'aborted') setSearch({ ...NOTHING, text, failure });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text, asks]);
  if (!asks) return { ...NOTHING, isSearching: false };
  return search.text === text ? { ...search, isSearching: false } : { ...NOTHING, isSearching: true };
}
