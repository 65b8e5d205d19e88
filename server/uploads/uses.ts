import type pg from 'pg';
import { UPLOADS, uploadsIn, type UploadFacts } from '#machines/kit/upload.ts';
import { nouns } from '#machines/nouns.ts';
import type { EventRecord } from '../store/record.ts';
import { streamKey, type StreamName } from '../store/load.ts';

/** The lives that name each file in some events, by the file's id. */
export function usesIn(
  events: readonly Pick<EventRecord, 'machine' | 'id' | 'type' | 'data'>[],
): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const event of events)
    for (const { id } of uploadsIn(nouns[event.machine]?.events[event.type], event.data))
      uses.set(id, (uses.get(id) ?? new Set()).add(streamKey(event)));
  return uses;
}

/** Facts about files, told of uses that are not written yet. */
export function withUses(
  known: Readonly<Record<string, unknown>>,
  stream: StreamName,
  unwritten: Parameters<typeof usesIn>[0],
): Readonly<Record<string, unknown>> {
  const facts = known[UPLOADS] as UploadFacts | undefined;
  if (!facts || unwritten.length === 0) return known;
  const uses = usesIn(unwritten);
  const own = streamKey(stream);
  const told = Object.entries(facts).map(([id, fact]) => {
    const lives = [...(uses.get(id) ?? [])];
    const here = lives.includes(own);
    const elsewhere = lives.some((life) => life !== own);
    return [id, fact && { ...fact, here: fact.here || here, elsewhere: fact.elsewhere || elsewhere }];
  });
  return { ...known, [UPLOADS]: Object.fromEntries(told) as UploadFacts };
}

/** Writes down which lives name which files, with the events that do. */
export async function keepUses(client: pg.ClientBase, events: readonly EventRecord[]): Promise<void> {
  const uses = [...usesIn(events)].flatMap(([id, lives]) => [...lives].map((life) => ({ id, life })));
  if (uses.length === 0) return;
  await client.query({
    name: 'keep-uses',
    text: `update uploads set lives = array(select distinct unnest(uploads.lives || given.lives) order by 1)
      from (select id, array_agg(life) as lives from unnest($1::text[], $2::text[]) as named (id, life) group by id) as given
      where uploads.id = given.id`,
    values: [uses.map(({ id }) => id), uses.map(({ life }) => life)],
  });
}
