import type { Grants } from './grants.ts';

const reading = ['violation.read', 'violation.checked'];
/** Permission to read the log, its proofs and the refusals. */
const ledger = ['logEvent.read'];
/** Permission to read process mining, within the own branches. */
const miningProcesses = ['practice.read'];
const judging = ['violation.explained', 'violation.accepted', 'violation.returned', 'violation.closed'];

/**
 * Grants for contradictions in the records: seeing and explaining them; closing one needs another person than the one
 * who explained it.
 */
export const audit: Grants = {
  auditor: [...reading, ...judging, ...ledger, ...miningProcesses],
  finance: [...reading, ...judging],
  manager: miningProcesses,
  operations: [...reading, 'violation.explained', ...miningProcesses],
  trainer: miningProcesses,
};
