import type pg from 'pg';
import { replay, type Difference } from '#machines/kit/replay.ts';
import { nouns } from '#machines/nouns.ts';
import { streamsOf } from './streams.ts';

/** Plays all history against the present machines: what they would have made of it. */
export async function replayAll(client: pg.ClientBase): Promise<{
  readonly streams: number;
  readonly events: number;
  readonly differences: readonly Difference[];
}> {
  const differences: Difference[] = [];
  let streams = 0;
  let events = 0;
  for await (const { machine, id, history } of streamsOf(client)) {
    const noun = nouns[machine];
    if (!noun) continue;
    streams += 1;
    events += history.length;
    differences.push(...replay(noun, id, history).differences);
  }
  return { streams, events, differences };
}
