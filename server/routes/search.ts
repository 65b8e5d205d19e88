import { searchRecords } from '#calls/search.ts';
import { implement, type Route } from '../http/route.ts';
import { recordRead } from '../reads/recordRead.ts';
import { search } from '../search/search.ts';
import type { Core } from './context.ts';

/**
 * Routes of search by any number of a record (ours). The text is in the body, because addresses may not contain phone
 * numbers.
 */
export const searchRoutes = ({ pool, columns }: Core): Route[] => [
  implement(searchRecords, async (call) => {
    const findings = await search(pool, columns, call.actor, call.body.text);
    for (const [machine, own] of Map.groupBy(findings.found, (one) => one.machine)) {
      const aggregates = own.map(({ id, facts: matches }) => ({ id, value: matches }));
      await recordRead(pool, call, { machine, way: 'search', lives: aggregates });
    }
    return findings;
  }),
];
