import type pg from 'pg';
import type { Disagreement } from '#machines/period/rules.ts';
import type { SetInvariant } from './invariant.ts';
import { invariants } from './invariants/index.ts';

/** Invariants that must hold before a month is closed, by what they compare. */
export const AGREEMENT = {
  ledger: ['M01', 'M01.posting', 'M01.events', 'M01.passing', 'M20', 'M20.moved', 'M21'],
  receivables: ['M01.order', 'M13.receivable', 'M13.order'],
  payables: ['M01.payable', 'M04.order', 'M06.payable'],
  tills: ['M01.cash', 'M05.taken'],
  bills: ['M06', 'M07.customer', 'M08', 'M09'],
} as const;

export type Check = keyof typeof AGREEMENT;
export const CHECKS = Object.keys(AGREEMENT) as [Check, ...Check[]];

const named = new Map(
  invariants.flatMap((one): [string, SetInvariant][] => (one.kind === 'set' ? [[one.id, one]] : [])),
);

/** Returns every record that contradicts one of the invariants, with the check that found it. */
export async function disagreementsOf(client: pg.ClientBase): Promise<readonly Disagreement[]> {
  const found: Disagreement[] = [];
  for (const check of CHECKS)
    for (const id of AGREEMENT[check]) {
      const findings = (await named.get(id)?.find(client, null)) ?? [];
      found.push(...findings.map(({ machine, id: record }) => ({ check, machine, id: record })));
    }
  return found;
}
