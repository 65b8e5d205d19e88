import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { closedTo, type ClosedSeals } from '../../seals.ts';
import { historyOf } from '../../store/history.ts';
import type { StreamName } from '../../store/streamName.ts';
import { nodesIn } from '../../ledger/tree/nodes.ts';
import {
  consistencyProof,
  inclusionProof,
  provingConsistency,
  provingInclusion,
  type TreeNode,
} from '../../ledger/tree/prove.ts';

/** A signed checkpoint, as stored. */
export interface SignedCheckpoint {
  readonly size: number;
  readonly root: Buffer;
  readonly key: string;
  readonly note: string;
  readonly at: string;
}

/** Reads the latest signed checkpoint, or that of a size; null if there is none. */
export async function signedCheckpoint(db: Queryable, size: number | null = null): Promise<SignedCheckpoint | null> {
  const { rows } = await db.query<SignedCheckpoint>(
    `select sequence as size, root, key, note, at from signed_checkpoints
     where sequence = coalesce($1::bigint, (select max(sequence) from signed_checkpoints))`,
    [size],
  );
  return rows[0] ?? null;
}

/** Returns the number of events in the tree. */
export async function treeSize(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ size: number | null }>('select max(sequence) as size from log_sequence');
  return rows[0]?.size ?? 0;
}

/** Hashes of a proof; or `sealed`, because they would reveal sealed content. */
export type Proof = { readonly hashes: readonly Uint8Array[] } | 'sealed';

/** Proves that an event is among the first `size`, by its number. */
export const proveInclusion = async (pool: pg.Pool, actor: Actor, number: number, size: number): Promise<Proof> => {
  const own = { level: 0, place: number - 1 };
  if (await revealsSealed(pool, actor, [own, ...provingInclusion(number - 1, size)])) return 'sealed';
  return { hashes: await inclusionProof(number - 1, size, nodesIn(pool)) };
};

/** Proves that the first `newer` events begin with the first `older`. */
export const proveConsistency = async (pool: pg.Pool, actor: Actor, older: number, newer: number): Promise<Proof> => {
  if (await revealsSealed(pool, actor, provingConsistency(older, newer))) return 'sealed';
  return { hashes: await consistencyProof(older, newer, nodesIn(pool)) };
};

/**
 * Returns whether a leaf belongs to an event that is sealed for the actor: its content could be guessed by its hash
 * (decision 36).
 */
const revealsSealed = async (pool: Queryable, actor: Actor, nodes: readonly TreeNode[]): Promise<boolean> =>
  (await sealedAmong(pool, actor, leavesIn(nodes))).size > 0;

/** Returns the numbers of the leaves among some subtrees. */
export const leavesIn = (nodes: readonly TreeNode[]): number[] =>
  nodes.filter(({ level }) => level === 0).map(({ place }) => place + 1);

/** Returns which of these events are sealed for the actor, by number. */
export async function sealedAmong(db: Queryable, actor: Actor, numbers: readonly number[]): Promise<Set<number>> {
  const sealing = Object.values(aggregateTypes).filter(({ seals }) => seals.length > 0);
  const { rows } = await db.query<StreamName & { version: number; sequence: number }>({
    name: 'leaves-with-seals',
    text: `select sequence, machine, id, version from log_sequence
           where sequence = any($1::bigint[]) and machine = any($2::text[])`,
    values: [numbers, sealing.map(({ id }) => id)],
  });
  const sealed = new Set<number>();
  const closed = new Map<string, ClosedSeals>();
  for (const { machine, id, version, sequence } of rows) {
    const aggregateType = aggregateTypes[machine];
    if (!aggregateType) continue;
    const key = `${machine}/${id}`;
    const own = closed.get(key) ?? closedTo(actor, aggregateType, await historyOf(db, { machine, id }));
    closed.set(key, own);
    if (own.has(version)) sealed.add(sequence);
  }
  return sealed;
}
