import type pg from 'pg';
import { streamKey } from '../store/load.ts';
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

/** What the whole log was found to be. */
export interface Verified {
  readonly streams: number;
  readonly events: number;
  /** Events that have their number; the last ones get theirs within a second while a server runs. */
  readonly numbered: number;
  readonly faults: readonly Fault[];
}

/**
 * Reads the whole log: versions without gaps, each hash that of what its event says, each event continuing the one before,
 * each stream standing at the last of its events; and the sequence over all streams with its chain, its tree, its
 * checkpoints and their signatures, those of the operator's file too where there is one.
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
    faults.push({ place: `${stream} event 1`, what: `missing: the stream stands at ${version}, but has no event` });
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
    if (hashOf(event) !== event.hash) faults.push({ version, what: 'altered: its hash is not that of what it says' });
    expected = version + 1;
    before = event.hash;
  }
  return faults;
}

function headFaults(history: readonly LoggedEvent[], head: Head | undefined): readonly Found[] {
  const last = history.at(-1);
  if (!last) return [];
  const { version } = last;
  if (!head) return [{ version, what: 'has events, but the stream is not kept' }];
  if (version < head.version) return [{ version: version + 1, what: `missing: the stream stands at ${head.version}` }];
  return version > head.version || last.hash !== head.head_hash
    ? [{ version, what: `altered: not the event that the stream stands at (${head.version})` }]
    : [];
}
