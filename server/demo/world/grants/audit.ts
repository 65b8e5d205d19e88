import type { Grants } from './index.ts';

const looking = ['violation.read', 'violation.checked'];
/** The log itself, its proofs, and what was refused. */
const ledger = ['logEvent.read'];
const judging = ['violation.explained', 'violation.accepted', 'violation.returned', 'violation.closed'];

/** Who sees contradictions in the records, explains them, and closes what another has explained. */
export const audit: Grants = {
  auditor: [...looking, ...judging, ...ledger],
  finance: [...looking, ...judging],
  operations: [...looking, 'violation.explained'],
};
