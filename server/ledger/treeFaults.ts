import type pg from 'pg';
import { hexOf } from '#proofs/bytes.ts';
import { isSignedBy, readCheckpoint, writeKey, type NoteKey } from '#proofs/checkpoint.ts';
import type { KeptCheckpoint } from './checkpointFile.ts';
import type { Fault } from './sequence.ts';
import { keysOf } from './signing/keys.ts';
import { growingTree, type GrownNode } from './tree/growing.ts';

const PAGE = 5000;

const numberPlace = (sequence: number): string => `number ${sequence} of the log`;

/** A signed checkpoint, and its source. */
interface Point {
  readonly sequence: number;
  readonly note: string;
  readonly where: string;
}

/**
 * Checks the tree by growing it again from the numbered hashes. The stored subtrees are exactly those. Every signed
 * checkpoint, here and in the operator's file, has a valid signature and the root of its size.
 */
export async function treeFaults(client: pg.ClientBase, published: readonly KeptCheckpoint[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const keys = await keysOf(client);
  const points = await signedPoints(client, published);
  const tree = growingTree();
  let end = 0;
  let subtrees = 0;
  for await (const leaves of leavesOf(client)) {
    const grown: GrownNode[] = [];
    for (const { sequence, hash } of leaves) {
      // A missing leaf moves all later ones: the check of the sequence reports it.
      if (sequence !== end + 1) return faults;
      grown.push(...tree.add(hash).filter(({ level }) => level > 0));
      end = sequence;
      for (const point of points.get(end) ?? []) faults.push(...(await pointFaults(point, tree.root(), keys)));
      points.delete(end);
    }
    subtrees += grown.length;
    faults.push(...(await nodeFaults(client, grown)));
  }
  for (const [sequence, [point]] of points)
    if (point)
      faults.push({
        place: numberPlace(end + 1),
        what: `missing: the log ends here, but ${point.where} is at ${sequence}`,
      });
  const { rows } = await client.query<{ kept: number }>('select count(*) as kept from log_tree');
  const kept = rows[0]?.kept ?? 0;
  if (kept > subtrees)
    faults.push({
      place: 'the tree of the log',
      what: `altered: ${kept - subtrees} subtrees that no events belong to`,
    });
  return faults;
}

async function signedPoints(
  client: pg.ClientBase,
  published: readonly KeptCheckpoint[],
): Promise<Map<number, Point[]>> {
  const { rows } = await client.query<{ sequence: number; note: string }>(
    'select sequence, note from signed_checkpoints order by sequence',
  );
  const all: Point[] = [
    ...rows.map((point) => ({ ...point, where: 'the signed checkpoint of the database' })),
    ...published.flatMap(({ sequence, note }) =>
      note === undefined ? [] : [{ sequence, note, where: 'the signed checkpoint in CHECKPOINT_FILE' }],
    ),
  ];
  return Map.groupBy(all, ({ sequence }) => sequence);
}

async function pointFaults({ sequence, note, where }: Point, root: Buffer, keys: readonly NoteKey[]): Promise<Fault[]> {
  const fault = (what: string): Fault[] => [{ place: numberPlace(sequence), what: `altered: ${where} ${what}` }];
  const checkpoint = readCheckpoint(note);
  if (!checkpoint || checkpoint.size !== sequence) return fault('is not readable or belongs to another number');
  const own = keys.filter(({ name }) => name === checkpoint.origin);
  let isSigned = false;
  for (const key of own) isSigned ||= await isSignedBy(checkpoint, key);
  if (!isSigned) return fault(`has no signature of ${own.map(writeKey).join(' or ') || 'a key of this log'}`);
  return root.equals(checkpoint.root) ? [] : fault(`has the root ${hexOf(checkpoint.root)}, the log ${hexOf(root)}`);
}

async function* leavesOf(client: pg.ClientBase): AsyncGenerator<{ sequence: number; hash: Buffer }[]> {
  for (let after = 0; ;) {
    const { rows } = await client.query<{ sequence: number; hash: Buffer }>({
      name: 'tree-leaves',
      text: `select sequence, hash from log_sequence where sequence > $1 order by sequence limit ${PAGE}`,
      values: [after],
    });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.sequence;
  }
}

async function nodeFaults(client: pg.ClientBase, grown: readonly GrownNode[]): Promise<Fault[]> {
  const { rows } = await client.query<{ level: number; place: number; is_kept: boolean }>({
    name: 'tree-differs',
    text: `select grown.level, grown.place, kept.hash is not null as is_kept
      from unnest($1::int[], $2::bigint[], $3::bytea[]) as grown (level, place, hash)
      left join log_tree kept on kept.level = grown.level and kept.place = grown.place
      where kept.hash is distinct from grown.hash order by 1, 2`,
    values: [grown.map(({ level }) => level), grown.map(({ place }) => place), grown.map(({ hash }) => hash)],
  });
  return rows.map(({ level, place, is_kept: isKept }) => {
    const width = 2 ** level;
    return {
      place: `numbers ${place * width + 1} to ${(place + 1) * width} of the log`,
      what: isKept ? 'altered: the tree has another hash over them' : 'missing: the tree has no hash over them',
    };
  });
}
