import { arrivalScan } from '#machines/arrivalScan/index.ts';
import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { storageScan } from '#machines/storageScan/index.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { StreamName } from './streamName.ts';

/** Aggregates that list scanned items, whose context no SQL reads beyond its rows. */
const LISTING_TYPES: ReadonlySet<string> = new Set([storageScan.id, arrivalScan.id, inventoryTask.id]);

/** Characters beyond which a listing aggregate's context is stored as text. */
const LONG_CHARACTERS = 64_000;

/** Stored context of an aggregate: the columns `context` and `long_context`. */
export interface KeptContext {
  readonly context: unknown;
  readonly long_context: string | null;
}

/** Returns an aggregate's context to write: a long one as text, beside an empty context. */
export function writtenContext(
  machine: string,
  { context }: Pick<Aggregate, 'context'>,
): readonly [string, string | null] {
  const text = JSON.stringify(context);
  return LISTING_TYPES.has(machine) && text.length > LONG_CHARACTERS ? ['{}', text] : [text, null];
}

/** Returns an aggregate's context as it was stored. */
export const readContext = ({ context, long_context: long }: KeptContext): unknown =>
  long === null ? context : JSON.parse(long);

const keyOf = ({ machine, id }: StreamName): string => `${machine}/${id}`;

/** Long aggregates that this process used last, each valid for the hash of its last event. */
const kept = new Map<string, { readonly headHash: string; readonly context: unknown }>();
/** Maximum number of cached aggregates, some megabytes each. */
const MOST_KEPT = 8;

/** Caches the context of a long aggregate after an event, for the next load. */
export function rememberLong(stream: StreamName, headHash: string, context: unknown): void {
  kept.delete(keyOf(stream));
  kept.set(keyOf(stream), { headHash, context });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Returns the cached contexts of long aggregates, by the hash of their last event. */
export const rememberedLong = (streams: readonly StreamName[]): ReadonlyMap<string, unknown> =>
  new Map(
    streams.flatMap((stream) => {
      const found = kept.get(keyOf(stream));
      return found ? [[found.headHash, found.context] as const] : [];
    }),
  );
