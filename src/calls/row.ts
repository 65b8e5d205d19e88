import * as z from 'zod/mini';

/** The common fields of every row of a read model. */
export interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  /** The state's number; a register with a field `code` returns its own code. */
  readonly code: number | string | null;
  readonly [field: string]: unknown;
}

/** Schema of the first columns of every row. */
export const row: z.ZodMiniType<Row, Row> = z.looseObject({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  code: z.nullable(z.union([z.number(), z.string()])),
});
