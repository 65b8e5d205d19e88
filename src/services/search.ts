import type { ReplyOf } from '#calls/contract.ts';
import { searchRecords as searchCall } from '#calls/search.ts';
import { call, type AskOptions } from './http.ts';

/** Records that were found; `more` names the kinds of which there are more. */
export type Findings = ReplyOf<typeof searchCall>;

/** A record that was found by one of its numbers, and the few fields it is recognised by. */
export type FoundRecord = Findings['found'][number];

/** Looks for records by a number, the beginning of one, or a whole phone number; two to 64 characters. */
export const searchRecords = (text: string, options?: AskOptions): Promise<Findings> =>
  call(searchCall, { body: { text } }, options);
