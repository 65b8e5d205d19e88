import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, short } from './shapes.ts';

const conflict = z.object({
  number: z.int(),
  /** Id of the role or of the menu entry. */
  key: z.string(),
  kind: z.enum(['bothChanged', 'bothAdded', 'retiredInStandard', 'retiredHere', 'entriesBelow', 'refused']),
  /** Field in conflict; null for the whole entry. */
  field: maybe,
  standard: z.unknown(),
  own: z.unknown(),
  /** Reasons for which the change was refused, in the language of the request. */
  reasons: z.array(z.string()),
  version: z.int(),
  foundAt: z.string(),
});

export const readConflicts = contract({
  method: 'GET',
  path: '/api/company/conflicts',
  summary: 'Lists the open conflicts of roles or of menu entries with the standard company, the oldest first.',
  query: z.strictObject({ machine: z.enum(['role', 'menu']), id: z.optional(short(64)) }),
  reply: z.object({ conflicts: z.array(conflict) }),
});
