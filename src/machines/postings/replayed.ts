import type { Life, Noun } from '../kit/noun.ts';
import type { Recorded } from '../kit/proposal.ts';
import { replay, type Replayed } from '../kit/replay.ts';
import type { Entry } from './entry.ts';
import { entriesOf } from './index.ts';

/** What an event of a life posted. */
export interface PostedEvent {
  readonly version: number;
  readonly at: string;
  readonly entries: readonly Entry[];
}

/** A life folded from its events, and what each of them posts on the way. */
export function replayedWithPostings(
  noun: Noun,
  id: string,
  records: readonly Recorded[],
): Replayed & { readonly posted: readonly PostedEvent[] } {
  const posted: PostedEvent[] = [];
  const seen = (record: Recorded, before: Life, after: Life): void => {
    const entries = entriesOf(record, before, after);
    if (entries.length > 0) posted.push({ version: record.version, at: record.at, entries });
  };
  return { ...replay(noun, id, records, undefined, seen), posted };
}
