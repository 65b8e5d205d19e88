import type { Grants } from './grants.ts';

/** Permission to open reports; their figures are of the records that a person may read anyway. */
const reading = ['report.read'];

/** Grants for reports. */
export const reports: Grants = {
  operations: reading,
  manager: reading,
  finance: reading,
  support: reading,
  clerk: reading,
  courier: reading,
  auditor: reading,
  trainer: reading,
};
