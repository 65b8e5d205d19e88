import type { ReplyOf } from '#calls/contract.ts';
import type { readEvents, readStream } from '#calls/streams.ts';

/** One record now, or as it was: its row, its context, and for every event whether it is allowed and why not. */
export type Stream = ReplyOf<typeof readStream>;

/** One event of a record as the log keeps it. */
export type StreamRecord = ReplyOf<typeof readEvents>['records'][number];
