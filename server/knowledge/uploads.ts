import type pg from 'pg';
import type { Ask } from '#machines/facts/ask.ts';
import { namedUploads, type Naming } from '#machines/facts/names.ts';
import type { UploadFact, UploadFacts } from '#machines/kit/upload.ts';
import { streamKey } from '../store/load.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly sha256: string;
  readonly made_by: string;
  readonly lives: readonly string[];
}

const factOf = ({ kind, sha256, made_by: by, lives }: Row, life: string): UploadFact => ({
  kind,
  sha256,
  by,
  here: lives.includes(life),
  elsewhere: lives.some((other) => other !== life),
});

/**
 * The files that proposals name, as they are now: locked until the transaction ends, so that nobody clears one away or
 * proves something else by it meanwhile.
 */
export async function uploadsNamed(
  client: pg.ClientBase,
  questions: readonly (Naming & Pick<Ask, 'life'>)[],
): Promise<readonly UploadFacts[]> {
  const named = questions.map((question) => namedUploads(question).map(({ id }) => id));
  const { rows } = await client.query<Row>({
    name: 'uploads-named',
    text: 'select id, kind, sha256, made_by, lives from uploads where id = any($1::text[]) order by id for no key update',
    values: [[...new Set(named.flat())]],
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return questions.map(({ noun, life }, index) => {
    const key = streamKey({ machine: noun.id, id: life.id });
    const facts = (named[index] ?? []).map((id): [string, UploadFact | null] => {
      const row = found.get(id);
      return [id, row ? factOf(row, key) : null];
    });
    return Object.fromEntries(facts);
  });
}
