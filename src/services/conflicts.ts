import * as calls from '#calls/conflicts.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { call, type AskOptions } from './http.ts';

/** An open conflict of a role or of a menu entry with the standard company. */
export type CompanyConflict = ReplyOf<typeof calls.readConflicts>['conflicts'][number];

/** Loads the open conflicts of an entry, or of all roles or menu entries. */
export const readConflicts = async (
  machine: 'role' | 'menu',
  id?: string,
  options?: AskOptions,
): Promise<readonly CompanyConflict[]> =>
  (await call(calls.readConflicts, { query: { machine, ...(id !== undefined && { id }) } }, options)).conflicts;
