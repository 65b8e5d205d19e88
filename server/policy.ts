import type { CallKey } from '#calls/areas.ts';
import { audit } from './policy/audit.ts';
import { company } from './policy/company.ts';
import { customers } from './policy/customers.ts';
import { files } from './policy/files.ts';
import { finance } from './policy/finance.ts';
import { operations } from './policy/operations.ts';
import { people } from './policy/people.ts';
import { records } from './policy/records.ts';
import { session } from './policy/session.ts';
import type { PolicyRow } from './policy/row.ts';

export type { Access, PolicyRow, RateClass } from './policy/row.ts';

export type Policy = Readonly<Record<string, PolicyRow>>;

const TABLE: Readonly<Record<CallKey, PolicyRow>> = {
  ...session,
  ...company,
  ...people,
  ...customers,
  ...records,
  ...files,
  ...operations,
  ...finance,
  ...audit,
};

/** Access policy of every call. A contract without a row, or a row without a contract, does not compile. */
export const POLICY: Policy = TABLE;
