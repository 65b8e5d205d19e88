import type { Grants } from './index.ts';

const looking = ['violation.read', 'violation.checked'];
/** The log itself, its proofs, and what was refused. */
const ledger = ['logEvent.read'];
/** What was done beside what may be done, within the own branches. */
const practising = ['practice.read'];
const judging = ['violation.explained', 'violation.accepted', 'violation.returned', 'violation.closed'];

/** Who sees contradictions in the records, explains them, and closes what another has explained. */
export const audit: Grants = {
  auditor: [...looking, ...judging, ...ledger, ...practising],
  finance: [...looking, ...judging],
  manager: practising,
  operations: [...looking, 'violation.explained', ...practising],
  trainer: practising,
};
