import type pg from 'pg';
import { UPLOADS, uploadsIn, type UploadLookups } from '#machines/kit/upload.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { EventRecord } from '../store/record.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';

/** Returns the aggregates that name each file in some events, by the file's id. */
export function usesIn(
  events: readonly Pick<EventRecord, 'machine' | 'id' | 'type' | 'data'>[],
): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const event of events)
    for (const { id } of uploadsIn(aggregateTypes[event.machine]?.events[event.type], event.data))
      uses.set(id, (uses.get(id) ?? new Set()).add(streamKey(event)));
  return uses;
}

/** Adds uses that are not written yet to the lookups of files. */
export function withUses(
  lookups: Readonly<Record<string, unknown>>,
  stream: StreamName,
  unwritten: Parameters<typeof usesIn>[0],
): Readonly<Record<string, unknown>> {
  const foundLookups = lookups[UPLOADS] as UploadLookups | undefined;
  if (!foundLookups || unwritten.length === 0) return lookups;
  const uses = usesIn(unwritten);
  const own = streamKey(stream);
  const withUnwritten = Object.entries(foundLookups).map(([id, lookup]) => {
    const aggregates = [...(uses.get(id) ?? [])];
    const here = aggregates.includes(own);
    const elsewhere = aggregates.some((aggregate) => aggregate !== own);
    return [id, lookup && { ...lookup, here: lookup.here || here, elsewhere: lookup.elsewhere || elsewhere }];
  });
  return { ...lookups, [UPLOADS]: Object.fromEntries(withUnwritten) as UploadLookups };
}

/** Records which aggregates name which files, with the events that do. */
export async function keepUses(client: pg.ClientBase, events: readonly EventRecord[]): Promise<void> {
  const uses = [...usesIn(events)].flatMap(([id, aggregates]) =>
    [...aggregates].map((aggregate) => ({ id, life: aggregate })),
  );
  if (uses.length === 0) return;
  await client.query({
    name: 'keep-uses',
    text: `update uploads set lives = array(select distinct unnest(uploads.lives || given.lives) order by 1)
      from (select id, array_agg(life) as lives from unnest($1::text[], $2::text[]) as named (id, life) group by id) as given
      where uploads.id = given.id`,
    values: [uses.map(({ id }) => id), uses.map(({ life: aggregate }) => aggregate)],
  });
}
