import type { Grants } from './grants.ts';

const all = (aggregateType: string, ...verbs: readonly string[]): string[] =>
  verbs.map((verb) => `${aggregateType}.${verb}`);

const counting = all('inventoryTask', 'read', 'scanned', 'foundLater', 'outWithCourier', 'searchOpened');
const leadingCounts = [...counting, ...all('inventoryTask', 'planned', 'cancelled', 'started', 'ended')];
const storing = all(
  'storageScan',
  'read',
  'opened',
  'scanned',
  'reasonMarked',
  'collectionPostponed',
  'missingMarked',
  'extraStored',
  'extraSetAside',
  'settledElsewhere',
  'finished',
  'abandoned',
);
const arriving = all('arrivalScan', 'read', 'opened', 'scanned', 'finished', 'abandoned');

/**
 * Grants for counts, for taking into stock, and for reading a vehicle's load. Only leaders start a count, because it
 * locks the branch.
 */
export const storage: Grants = {
  manager: [...leadingCounts, ...storing, ...arriving],
  operations: [...leadingCounts, ...storing, ...arriving],
  clerk: [...leadingCounts, ...storing, ...arriving],
  sorter: [...counting, ...storing, ...arriving],
  transport: ['inventoryTask.read', 'storageScan.read', ...arriving],
  auditor: ['inventoryTask.read', 'storageScan.read', 'arrivalScan.read'],
};
