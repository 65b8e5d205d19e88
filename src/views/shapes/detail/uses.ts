import type { Filter, Row } from '#services/page.ts';

type Equal = Filter & { readonly op: 'eq' };

/** Filter: a field has a value. */
export const eq = (field: string, value: string): Equal => ({ field, op: 'eq', value });

/** Filter: an entry of a register is in use. */
export const registered = eq('state', 'registered');

/** Filter: staff who have not left. */
export const employed = { field: 'status', op: 'in', value: ['onJob', 'locked'] } as const;

/** Returns the name of a row by a field of it, or else its id. */
export const nameBy =
  (field: string) =>
  ({ [field]: name, id }: Row): string =>
    typeof name === 'string' ? name : id;

/** Returns the number of a row, which is its name. */
export const itself = ({ id }: Row): string => id;
