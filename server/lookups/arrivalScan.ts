import { waybillAsked } from '#machines/lookups/parcel.ts';
import { byKey, type Providers } from './provider.ts';

/** Looks up the first open issue form of a parcel. */
const issue = byKey(
  `select "order" as key, min(id) as issue from row_problem_item where "order" = any($1) and handled_at is null group by "order"`,
  waybillAsked,
  ({ issue: id }) => id,
);

/** Lookups for the rules of a scan upon arrival, beside other aggregates. */
export const arrivalScanProviders: Providers = { issue };
