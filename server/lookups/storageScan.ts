import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import { groupOf, KINDS, LOOKED_FOR, type Kind } from '#machines/storageScan/groups.ts';
import type { Lookups } from '#machines/storageScan/lookups.ts';
import { lockProviders } from './branchLock.ts';
import type { Provider, Providers } from './provider.ts';

type Candidate = Pick<
  ParcelLookup,
  'id' | 'state' | 'branch' | 'originBranch' | 'holder' | 'holderKind' | 'shelf' | 'package' | 'shipment' | 'pieces'
>;

const kindOf = ({ data }: LookupSource): Kind | null => KINDS.find((kind) => kind === data['kind']) ?? null;

/** Looks up the orders of a branch that a session expects, each in its group. */
const waiting: Provider = (client, sources) =>
  Promise.all(
    sources.map(async (source): Promise<Lookups['waiting']> => {
      const kind = kindOf(source);
      const branch = textOf(source.data, 'branch');
      if (kind === null || branch === null) return [];
      const { rows } = await client.query<Candidate>(
        `select id, state, current_branch as branch, origin_branch as "originBranch", row ->> 'holderName' as holder,
           row ->> 'holderKind' as "holderKind", shelf, package, shipment, (row ->> 'pieces')::int as pieces
         from row_order where state = any($2) and (current_branch = $1 or origin_branch = $1) order by id`,
        [branch, LOOKED_FOR[kind]],
      );
      return rows.flatMap(({ originBranch, holderKind, ...parcel }) => {
        const group = groupOf({ ...parcel, originBranch, holderKind }, branch, kind);
        return group === null ? [] : [{ ...parcel, group }];
      });
    }),
  );

/** Lookups for the rules of a warehousing session, beside the parcel. */
export const storageScanProviders: Providers = { waiting, ...lockProviders };
