import type { Queryable } from '../auth/queryable.ts';

const BLOCK = 100;

/** Allocates serial numbers, unique over all processes; a restart leaves at most a block unused. */
export function createSerials(db: Queryable) {
  let next = 0;
  let end = 0;
  return async (): Promise<number> => {
    if (next === end) {
      const { rows } = await db.query<{ block: number }>(`select nextval('serial_blocks') as block`);
      const block = rows[0]?.block ?? 0;
      next = block * BLOCK;
      end = next + BLOCK;
    }
    next += 1;
    return next - 1;
  };
}

export type Serials = ReturnType<typeof createSerials>;
