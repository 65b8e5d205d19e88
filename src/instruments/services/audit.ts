import * as z from 'zod/mini';
import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/proofs.ts';
import { call, type AskOptions } from '#services/http.ts';
import { keptOnDevice } from '#services/kept/texts.ts';

/** One event of the log, with its number and its hashes. */
export type LogEvent = ReplyOf<typeof calls.readLogEvent>;

/** Loads an event by its number in the log. */
export const readLogEvent = (number: number, options?: AskOptions): Promise<LogEvent> =>
  call(calls.readLogEvent, { params: { number } }, options);

/** The latest signed checkpoint: its size, root, note and keys. */
export type SignedTree = ReplyOf<typeof calls.readCheckpoint>;

/** Loads the latest signed checkpoint. */
export const readCheckpointNote = (options?: AskOptions): Promise<SignedTree> =>
  call(calls.readCheckpoint, {}, options);

/** Loads the inclusion proof of an event among the first `size`, hexadecimal. */
export const readInclusion = async (number: number, size: number, options?: AskOptions): Promise<readonly string[]> =>
  (await call(calls.readInclusion, { params: { number }, query: { size } }, options)).hashes;

export type { BothDone } from '#calls/proofs.ts';

/** Loads the cases in which one person did both, the latest first, and their number. */
export const readBothDone = (options?: AskOptions): Promise<ReplyOf<typeof calls.readDuties>> =>
  call(calls.readDuties, {}, options);

/** Loads the consistency proof of the first `from` events and the first `to` events, hexadecimal. */
export const readConsistency = async (from: number, to: number, options?: AskOptions): Promise<readonly string[]> =>
  (await call(calls.readConsistency, { query: { from, to } }, options)).hashes;

const checkpoint = keptOnDevice('auditCheckpoint', z.object({ key: z.string(), note: z.string() }));

/** Returns the checkpoint that this browser verified last, whoever did; null without one. */
export const seenCheckpoint = (): Pick<SignedTree, 'key' | 'note'> | null => checkpoint.read();

/** Stores a verified checkpoint, to compare later ones with it. */
export const keepCheckpoint = ({ key, note }: Pick<SignedTree, 'key' | 'note'>): void =>
  checkpoint.write({ key, note });
