import { useEffect, useState } from 'react';
import { plainCode } from '#machines/kit/text.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { searchRecords, type Findings } from '#services/search.ts';

/** Pause in typing before the server is asked, milliseconds. */
const PAUSE_MS = 150;
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 64;
/** Matches a number, or the name of a person: words of letters, digits and their marks. */
const SEARCHABLE = /^[+(\]]?[\p{L}\p{N}][\p{L}\p{M}\p{N}()+\-_./#'’ ]*$/u;

/** Records that the server found for a text, or the failure of the request. */
export interface Search {
  /** Text that this answers. */
  readonly text: string;
  readonly findings: Findings;
  readonly failure: Failure | null;
}

const NOTHING: Search = { text: '', findings: { found: [], more: [] }, failure: null };

/** Returns true if a text may be a number or a name. */
const isAsked = (text: string): boolean =>
  text.length >= LEAST_CHARACTERS && text.length <= MOST_CHARACTERS && SEARCHABLE.test(text);

/** Searches records while the person types. An earlier answer never replaces a later one. */
export function useFindings(typed: string): Search & { readonly isSearching: boolean } {
  const text = plainCode(typed).trim();
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
