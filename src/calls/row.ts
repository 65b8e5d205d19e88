import * as z from 'zod/mini';

/** A row of a read model: every one has these beside its own fields. */
export interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  /** The state's number; a register's own code where it has a field of that name. */
  readonly code: number | string | null;
  readonly [field: string]: unknown;
}

/** The columns that every row begins with. */
export const row: z.ZodMiniType<Row, Row> = z.looseObject({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  code: z.nullable(z.union([z.number(), z.string()])),
});
