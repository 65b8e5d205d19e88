import { arrivalScan } from '#machines/arrivalScan/index.ts';
import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { storageScan } from '#machines/storageScan/index.ts';
import type { Aggregate } from '#machines/kit/aggregateType.ts';
import type { StreamName } from './load.ts';

/** Aggregates that list what is scanned into them, of which no SQL asks more than their rows. */
const LISTING: ReadonlySet<string> = new Set([storageScan.id, arrivalScan.id, inventoryTask.id]);

/** A listing life longer than this many characters is kept as text. */
const LONG = 64_000;

/** What is kept of an aggregate's facts: the columns `context` and `long_context`. */
export interface KeptContext {
  readonly context: unknown;
  readonly long_context: string | null;
}

/** An aggregate's facts as they are written: long ones as text, beside an empty context. */
export function writtenContext(
  machine: string,
  { context }: Pick<Aggregate, 'context'>,
): readonly [string, string | null] {
  const text = JSON.stringify(context);
  return LISTING.has(machine) && text.length > LONG ? ['{}', text] : [text, null];
}

/** An aggregate's facts as they were written. */
export const readContext = ({ context, long_context: long }: KeptContext): unknown =>
  long === null ? context : JSON.parse(long);

const keyOf = ({ machine, id }: StreamName): string => `${machine}/${id}`;

/** Long aggregates that this process read or wrote last, each good for the event it ends with. */
const kept = new Map<string, { readonly headHash: string; readonly context: unknown }>();
/** Some megabytes each. */
const MOST_KEPT = 8;

/** Remembers the facts of a long aggregate after an event, to spare the next reading. */
export function rememberLong(stream: StreamName, headHash: string, context: unknown): void {
  kept.delete(keyOf(stream));
  kept.set(keyOf(stream), { headHash, context });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** The facts of the long aggregates among these that are remembered here, by the hash of the event that each ends with. */
export const rememberedLong = (streams: readonly StreamName[]): ReadonlyMap<string, unknown> =>
  new Map(
    streams.flatMap((stream) => {
      const found = kept.get(keyOf(stream));
      return found ? [[found.headHash, found.context] as const] : [];
    }),
  );
