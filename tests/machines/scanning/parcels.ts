import type { Actor } from '#machines/kit/actor.ts';
import { waybillOf } from '#machines/fields/identifiers.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';

/** Returns a clerk with permission for all these events in his own branch. */
export const clerkOf = (events: readonly string[], branch = 'YGN'): Actor => ({
  kind: 'person',
  id: 'mya',
  name: 'Daw Mya',
  staffCode: '1001',
  branch,
  merchant: null,
  roles: ['clerk'],
  permissions: events,
  scope: 'all',
  session: 's1',
  ip: '10.0.0.1',
  onBehalfOf: null,
});

export const at = '2026-03-02T01:00:00.000Z';

/** Returns an order as a scan loads it. Default: one piece, on a shelf of Yangon. */
export const parcel = (serial: number, change: Partial<ParcelLookup> = {}): ParcelLookup => ({
  id: waybillOf(serial),
  state: 'inStorage',
  branch: 'YGN',
  originBranch: 'YGN',
  holder: 'YGN',
  holderKind: 'branch',
  shelf: 'A1',
  package: null,
  shipment: null,
  pieces: 1,
  exception: 'none',
  takes: [],
  ...change,
});
