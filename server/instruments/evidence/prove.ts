import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#machines/kit/actor.ts';
import type { Evidence } from '#instruments/evidence/pack.ts';
import { hexOf } from '#proofs/bytes.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { leavesIn, sealedAmong } from '../proofs/proofs.ts';
import { nodesIn } from '../../ledger/tree/nodes.ts';
import { inclusionProof, provingInclusion, type ReadNodes, type TreeNode } from '../../ledger/tree/prove.ts';

const PROVEN_AT_ONCE = 100;

const nameOf = ({ level, place }: TreeNode): string => `${level}/${place}`;

/** Reads each subtree once, although several proofs need it. */
async function readOnce(db: Queryable, nodes: readonly TreeNode[]): Promise<ReadNodes> {
  const wanted = [...new Map(nodes.map((node) => [nameOf(node), node])).values()];
  const read = await nodesIn(db)(wanted);
  const known = new Map(wanted.map((node, index) => [nameOf(node), read[index]]));
  return async (asked) =>
    asked.map((node) => {
      const hash = known.get(nameOf(node));
      if (!hash) throw new Error(`Subtree ${nameOf(node)} was not read.`);
      return hash;
    });
}

/**
 * Builds the proofs that events are in the tree of a size; null for a proof that would reveal what is sealed for the
 * actor.
 */
export async function proofsOf(
  db: Queryable,
  actor: Actor,
  numbers: readonly number[],
  size: number,
): Promise<Pick<Evidence, 'hashes' | 'proofs'>> {
  const nodes = new Map(numbers.map((number) => [number, provingInclusion(number - 1, size)]));
  const leaves = [...nodes].flatMap(([number, besides]) => [number, ...leavesIn(besides)]);
  const sealed = await sealedAmong(db, actor, [...new Set(leaves)]);
  const read = await readOnce(db, [...nodes.values()].flat());
  const places = new Map<string, number>();
  const placeOf = (hash: string): number => {
    const place = places.get(hash) ?? places.size;
    places.set(hash, place);
    return place;
  };
  const proofs: Evidence['proofs'] = [];
  for (const [number, besides] of nodes) {
    // Lets other requests run meanwhile, because nothing below waits for anything outside.
    if (proofs.length % PROVEN_AT_ONCE === 0) await setImmediate();
    const isSealed = [number, ...leavesIn(besides)].some((leaf) => sealed.has(leaf));
    const path = isSealed ? null : await inclusionProof(number - 1, size, read);
    proofs.push(path?.map((hash) => placeOf(hexOf(hash))) ?? null);
  }
  return { hashes: [...places.keys()], proofs };
}
