import type { Queryable } from '../auth/queryable.ts';

const BLOCK = 100;

/** Allocates serial numbers, unique over all processes; a restart leaves at most a block unused. */
export function createSerials(db: Queryable) {
  let next = 0;
  let end = 0;
  let block: Promise<void> | null = null;
  const takeBlock = async (): Promise<void> => {
    const { rows } = await db.query<{ block: number }>(`select nextval('serial_blocks') as block`);
    next = (rows[0]?.block ?? 0) * BLOCK;
    end = next + BLOCK;
  };
  return async (): Promise<number> => {
    // All that wait share one block; more of them than it holds take another.
    while (next === end) await (block ??= takeBlock().finally(() => (block = null)));
    next += 1;
    return next - 1;
  };
}

export type Serials = ReturnType<typeof createSerials>;
