import { tariff as type } from '#machines/registers/tariff.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { forms } from './forms.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const PastValidity = arriving(() => import('#views/shapes/form/PastValidity.tsx'));

const tariff = presentedRegister(type, {
  forms,
  effects: { 'tariff.registered': PastValidity, 'tariff.amended': PastValidity },
  path: RECORD_PATHS.tariff,
  screens: { list: '/finance/tariff', importAt: '/finance/tariffImport', title: 'name', filters: ['name', 'route'] },
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

export default tariff;
