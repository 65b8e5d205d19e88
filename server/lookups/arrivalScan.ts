import { waybillAsked } from '#machines/lookups/parcel.ts';
import { byKey, type Providers } from './provider.ts';

/** The first issue form of a parcel that is not handled yet. */
const issue = byKey(
  `select "order" as key, min(id) as issue from row_problem_item where "order" = any($1) and handled_at is null group by "order"`,
  waybillAsked,
  ({ issue: id }) => id,
);

/** What the rules of a scan upon arrival look at beside other aggregates. */
export const arrivalScanProviders: Providers = { issue };
