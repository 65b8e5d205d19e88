import type { Grants } from './index.ts';

const looking = ['violation.read', 'violation.checked'];
/** Permission to read the log, its proofs and the refusals. */
const ledger = ['logEvent.read'];
/** Permission to read process mining, within the own branches. */
const practising = ['practice.read'];
const judging = ['violation.explained', 'violation.accepted', 'violation.returned', 'violation.closed'];

/**
 * Grants for contradictions in the records: seeing and explaining them; closing one needs another person than the one
 * who explained it.
 */
export const audit: Grants = {
  auditor: [...looking, ...judging, ...ledger, ...practising],
  finance: [...looking, ...judging],
  manager: practising,
  operations: [...looking, 'violation.explained', ...practising],
  trainer: practising,
};
