import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { rowTable } from '../../store/tables.ts';
import type { Finding, SetInvariant } from '../invariant.ts';

/** Finds rows of any list that have no aggregate. */
export const orphanedRows: SetInvariant = {
  kind: 'set',
  id: 'E04.orphans',
  machine: 'world',
  find: async (client) => {
    const found: Finding[] = [];
    for (const machine of Object.keys(aggregateTypes)) {
      const { rows } = await client.query<{ id: string; version: number }>(
        `select r.id, r.version from ${rowTable(machine)} r
         left join streams s on s.machine = $1 and s.id = r.id where s.id is null`,
        [machine],
      );
      found.push(...rows.map(({ id, version }) => ({ invariant: 'E04.orphans', machine, id, evidence: { version } })));
    }
    return found;
  },
};
