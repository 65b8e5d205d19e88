import type { PeriodsLookup } from '#machines/period/rules.ts';
import type { Period } from '#machines/period/context.ts';
import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import { disagreementsOf } from '../auditor/agreement.ts';
import type { Provider, Providers } from './provider.ts';

const monthOf = ({ aggregate, data }: LookupSource): string =>
  aggregate.version === 0 ? (textOf(data, 'month') ?? '') : (aggregate.context as Period).month;

/** Looks up the closed months, and the earliest before this one that is not closed. */
const periods: Provider = (client, sources) =>
  Promise.all(
    sources.map(async (source): Promise<PeriodsLookup | undefined> => {
      const { rows } = await client.query<PeriodsLookup>(
        `select max(id) filter (where state = 'closed') as "closedThrough",
           min(id) filter (where state <> 'closed' and id < $1) as "earlierOpen" from row_period`,
        [monthOf(source)],
      );
      return rows[0];
    }),
  );

/** Records that a refusal names. */
const MOST_NAMED = 5;

/** Checks the books once for all proposals of the transaction. */
const disagreements: Provider = async (client, sources) => {
  const found = await disagreementsOf(client);
  return sources.map(() => ({ count: found.length, first: found.slice(0, MOST_NAMED) }));
};

/** Lookups for the rules of an accounting period; those of the books read every record. */
export const periodProviders: Providers = { periods, disagreements: { find: disagreements } };
