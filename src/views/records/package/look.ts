import type { bigPackage } from '#machines/package/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a package in lists: tones of its states, and columns. */
export const look: Look<typeof bigPackage> = {
  tones: { unused: 'neutral', 'exception.sealDoubted': 'warning' },
  quiet: ['exception.none'],
  columns: [
    { field: 'id', width: 190, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 130 },
    { field: 'destination', width: 150, sort: true },
    { field: 'location', width: 150 },
    { field: 'count', sort: true },
    { field: 'grams', sort: true },
    { field: 'packer', width: 140 },
    { field: 'sealNumber', width: 130 },
    { field: 'sealedAt', sort: true },
    { field: 'shipment', width: 148 },
    { field: 'missing', width: 90 },
    { field: 'extra', width: 80 },
    { field: 'direction', hidden: true },
    { field: 'cycle', hidden: true },
    { field: 'issuedAt', sort: true, hidden: true },
    { field: 'issuedByName', hidden: true },
    { field: 'updatedAt', sort: true },
    { field: 'printCount', sort: true, hidden: true },
    { field: 'lastPrintedAt', sort: true, hidden: true },
  ],
};
