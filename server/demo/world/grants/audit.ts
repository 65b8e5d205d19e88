import type { Grants } from './index.ts';

const looking = ['violation.read', 'violation.checked'];
const judging = ['violation.explained', 'violation.accepted', 'violation.returned', 'violation.closed'];

/** Who sees contradictions in the records, explains them, and closes what another has explained. */
export const audit: Grants = {
  auditor: [...looking, ...judging],
  finance: [...looking, ...judging],
  operations: [...looking, 'violation.explained'],
};
