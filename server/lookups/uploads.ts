import type pg from 'pg';
import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import { namedUploads, type Naming } from '#machines/lookups/names.ts';
import type { UploadLookup, UploadLookups } from '#machines/kit/upload.ts';
import { streamKey } from '../store/streamName.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly sha256: string;
  readonly made_by: string;
  readonly lives: readonly string[];
}

const lookupOf = ({ kind, sha256, made_by: by, lives: aggregates }: Row, aggregate: string): UploadLookup => ({
  kind,
  sha256,
  by,
  here: aggregates.includes(aggregate),
  elsewhere: aggregates.some((other) => other !== aggregate),
});

/**
 * Looks up the files that proposals name and locks them until the transaction ends. Nobody can remove or reuse one
 * meanwhile.
 */
export async function uploadsNamed(
  client: pg.ClientBase,
  requests: readonly (Naming & Pick<LookupSource, 'aggregate'>)[],
): Promise<readonly UploadLookups[]> {
  const named = requests.map((request) => namedUploads(request).map(({ id }) => id));
  const { rows } = await client.query<Row>({
    name: 'uploads-named',
    text: 'select id, kind, sha256, made_by, lives from uploads where id = any($1::text[]) order by id for no key update',
    values: [[...new Set(named.flat())]],
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return requests.map(({ aggregateType, aggregate }, index) => {
    const key = streamKey({ machine: aggregateType.id, id: aggregate.id });
    const lookups = (named[index] ?? []).map((id): [string, UploadLookup | null] => {
      const row = found.get(id);
      return [id, row ? lookupOf(row, key) : null];
    });
    return Object.fromEntries(lookups);
  });
}
