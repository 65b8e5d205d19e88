import type { Queryable } from '../../auth/queryable.ts';
import { leafOf } from './hashes.ts';
import type { ReadNodes, TreeNode } from './prove.ts';

/** Reads subtrees of the log in one statement; throws if one is missing. */
export const nodesIn =
  (db: Queryable): ReadNodes =>
  async (wanted) => {
    if (wanted.length === 0) return [];
    const { rows } = await db.query<TreeNode & { kept: Buffer | null; leaf: Buffer | null }>({
      name: 'tree-nodes',
      text: `select wanted.level, wanted.place, log_tree.hash as kept, log_sequence.hash as leaf
        from unnest($1::int[], $2::bigint[]) with ordinality as wanted (level, place, turn)
        left join log_tree on log_tree.level = wanted.level and log_tree.place = wanted.place
        left join log_sequence on wanted.level = 0 and log_sequence.sequence = wanted.place + 1
        order by turn`,
      values: [wanted.map(({ level }) => level), wanted.map(({ place }) => place)],
    });
    return rows.map(({ level, place, kept, leaf }) => {
      const hash = level === 0 && leaf ? leafOf(leaf) : kept;
      if (!hash) throw new Error(`The tree of the log has no subtree ${place} of level ${level}.`);
      return hash;
    });
  };
