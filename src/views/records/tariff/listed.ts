import type { tariff } from '#machines/registers/tariff.ts';
import descriptorData from '#machines/registers/tariff.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the tariffs. */
const tariffList = listedRegister<typeof tariff>(descriptorData, {
  path: RECORD_PATHS.tariff,
  list: '/finance/tariff',
  importAt: '/finance/tariffImport',
  filters: ['name', 'route'],
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110 },
    { field: 'route', width: 140, sort: true },
    { field: 'validFrom', sort: true },
    { field: 'base', width: 130, sort: true },
    'baseWeightGrams',
    { field: 'perKg', width: 130, sort: true },
    'volumeDivisor',
    { field: 'urgentFee', width: 130 },
    'insuranceRateBasisPoints',
    { field: 'storagePerDay', width: 140 },
    'storageFreeDays',
    { field: 'platformFee', width: 130 },
  ],
});

export default tariffList;
