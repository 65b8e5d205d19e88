import type { Aggregates } from '../lookupRequest.ts';
import { order } from '../../order/index.ts';
import { groupOf, KINDS, LOOKED_FOR } from '../../storageScan/groups.ts';
import { aggregateTypes } from '../../catalogue/aggregateTypes.ts';
import { waybillAsked } from '../parcel.ts';
import { fieldsOf, mainOf, text, type Fields, type Finder } from './read.ts';

type Placed = Parameters<typeof groupOf>[0];

/** Selects orders as counts and scans read them, with their places. */
const parcelsIn = (aggregates: Aggregates, matches: (row: Fields, state: string) => boolean) =>
  [...aggregates.all('order')]
    .map((aggregate) => ({ id: aggregate.id, state: mainOf(aggregate), row: order.row(aggregate) }))
    .filter(({ row, state }) => matches(row, state))
    .map(({ id, state, row }) => {
      const { originBranch, holderKind } = row as Pick<Placed, 'originBranch' | 'holderKind'>;
      const parcel = {
        id,
        state,
        branch: text(row['currentBranch']),
        holder: row['holderName'] ?? null,
        shelf: row['shelf'] ?? null,
        package: text(row['package']),
        shipment: row['shipment'] ?? null,
        pieces: row['pieces'],
      };
      return { parcel, placed: { ...parcel, originBranch, holderKind } };
    });

const stockOf: Finder = (aggregates, { data, aggregate }) => {
  const branch = text(data['branch']) ?? text(fieldsOf(aggregate)['branch']);
  const shelfFirst = ({ shelf, id }: { shelf: unknown; id: string }): string =>
    `${typeof shelf === 'string' ? `0${shelf}` : '1'} ${id}`;
  return parcelsIn(
    aggregates,
    (row) => row['currentBranch'] === branch && (row['tags'] as readonly string[]).includes('inStock'),
  )
    .map(({ parcel }) => parcel)
    .toSorted((one, other) => (shelfFirst(one) < shelfFirst(other) ? -1 : 1));
};

const evidenceOf: Finder = (aggregates, { data }) => {
  const found = aggregates.log('order', text(data['order']) ?? '').find(({ version }) => version === data['evidence']);
  return found ? { type: found.type, at: found.at } : null;
};

/** The orders that a scanning session looks for in a branch, each with its group. */
const waitingOf: Finder = (aggregates, { data }) => {
  const kind = KINDS.find((one) => one === data['kind']);
  const branch = text(data['branch']);
  if (kind === undefined || branch === null) return [];
  return parcelsIn(aggregates, (_, state) => LOOKED_FOR[kind].includes(state))
    .flatMap(({ parcel, placed }) => {
      const group = groupOf(placed, branch, kind);
      return group === null ? [] : [{ ...parcel, group }];
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
};

/** The first unhandled problem item of the scanned parcel. */
const issueOf: Finder = (aggregates, request) => {
  const waybill = waybillAsked(request);
  const open = [...aggregates.all('problemItem')].filter((aggregate) => {
    const row = aggregateTypes['problemItem']?.row(aggregate) ?? {};
    return waybill !== null && row['order'] === waybill && (row['handledAt'] ?? null) === null;
  });
  return open.map(({ id }) => id).toSorted()[0] ?? null;
};

/** The lookups of counts and scanning sessions. */
export const storageFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  inventoryTask: { stock: stockOf, evidence: evidenceOf },
  storageScan: { waiting: waitingOf },
  arrivalScan: { issue: issueOf },
};
