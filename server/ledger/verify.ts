import type pg from 'pg';
import { streamKey } from '../store/streamName.ts';
import { hashOf, type LoggedEvent } from '../store/record.ts';
import { keptCheckpoints } from './checkpointFile.ts';
import { sequenceFaults, type Fault } from './sequence.ts';
import { streamsOf } from './streams.ts';
import { treeFaults } from './treeFaults.ts';

interface Head {
  readonly machine: string;
  readonly id: string;
  readonly version: number;
  readonly head_hash: string;
}

/** Result of verifying the whole log. */
export interface Verified {
  readonly streams: number;
  readonly events: number;
  /** Number of numbered events; a running server numbers the last ones within a second. */
  readonly numbered: number;
  readonly faults: readonly Fault[];
}

/**
 * Verifies the whole log. Versions have no gaps, each hash is that of its event and continues the one before, and each
 * stream ends at its last event. The sequence over all streams agrees with its chain, tree, checkpoints and
 * signatures, those of the operator's file included.
 */
export async function verify(client: pg.ClientBase, checkpointFile?: string): Promise<Verified> {
  const { rows } = await client.query<Head>('select machine, id, version, head_hash from streams');
  const heads = new Map(rows.map((head) => [streamKey(head), head]));
  const faults: Fault[] = [];
  let streams = 0;
  let events = 0;
  for await (const stream of streamsOf(client)) {
    const name = streamKey(stream);
    const { history } = stream;
    streams += 1;
    events += history.length;
    const found = [...chainFaults(history), ...headFaults(history, heads.get(name))];
    faults.push(...found.map(({ version, what }) => ({ place: `${name} event ${version}`, what })));
    heads.delete(name);
  }
  for (const [stream, { version }] of heads) {
    faults.push({ place: `${stream} event 1`, what: `missing: the stream is at version ${version}, but has no event` });
  }
  const published = checkpointFile === undefined ? [] : await keptCheckpoints(checkpointFile);
  const sequence = await sequenceFaults(client, published);
  const tree = await treeFaults(client, published);
  return { streams, events, numbered: sequence.numbered, faults: [...faults, ...sequence.faults, ...tree] };
}

interface Found {
  readonly version: number;
  readonly what: string;
}

function chainFaults(history: readonly LoggedEvent[]): readonly Found[] {
  const faults: Found[] = [];
  let expected = 1;
  let before: string | null = null;
  for (const event of history) {
    const { version } = event;
    if (version !== expected) faults.push({ version: expected, what: `missing: the next event is ${version}` });
    else if (event.prevHash !== before)
      faults.push({ version, what: 'altered: does not continue the event before it' });
    if (hashOf(event) !== event.hash) faults.push({ version, what: 'altered: its hash does not match its content' });
    expected = version + 1;
    before = event.hash;
  }
  return faults;
}

function headFaults(history: readonly LoggedEvent[], head: Head | undefined): readonly Found[] {
  const last = history.at(-1);
  if (!last) return [];
  const { version } = last;
  if (!head) return [{ version, what: 'has events, but no row in streams' }];
  if (version < head.version)
    return [{ version: version + 1, what: `missing: the stream is at version ${head.version}` }];
  return version > head.version || last.hash !== head.head_hash
    ? [{ version, what: `altered: not the last event of the stream (version ${head.version})` }]
    : [];
}
