import { searchRecords } from '#calls/search.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { mayRead } from '../access.ts';
import { implement, type Route } from '../http/route.ts';
import { recordMatch, recordRead } from '../reads/recordRead.ts';
import { PHONES, searchQueriesOf } from '../search/queries.ts';
import { search } from '../search/search.ts';
import type { Core } from './context.ts';

/** Returns the record types whose phone numbers a text is compared with, and the fields. */
function phonesComparedBy(text: string): readonly (readonly [AggregateType, readonly string[]])[] {
  const compared = searchQueriesOf(text).flatMap(({ machine, filters }) =>
    filters.flatMap(({ field }) =>
      PHONES.some(([one, phone]) => one === machine && phone === field) ? [{ machine, field }] : [],
    ),
  );
  return [...Map.groupBy(compared, ({ machine }) => machine)].flatMap(([machine, fields]) => {
    const aggregateType = aggregateTypes[machine];
    return aggregateType ? [[aggregateType, fields.map(({ field }) => field)] as const] : [];
  });
}

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
    for (const [aggregateType, fields] of phonesComparedBy(call.body.text)) {
      const ids = findings.found.filter(({ machine }) => machine === aggregateType.id).map(({ id }) => id);
      if (mayRead(call.actor, aggregateType)) await recordMatch(pool, call, aggregateType, fields, ids);
    }
    return findings;
  }),
];
