import { exchangeRate as type } from '#machines/registers/exchangeRate.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const PastValidity = arriving(() => import('#views/shapes/form/PastValidity.tsx'));

const exchangeRate = presentedRegister(type, {
  effects: { 'exchangeRate.registered': PastValidity },
  path: RECORD_PATHS.exchangeRate,
  screens: {
    list: '/transship/rate',
    title: 'validFrom',
    filters: [],
    beside: {
      Picture: arriving(() => import('./RateHistory.tsx')),
      as: 'history',
      icon: 'chart',
      label: 'ui.rates.asHistory',
      isFirst: false,
    },
  },
  columns: [
    { field: 'validFrom', width: 190, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110 },
    { field: 'kyatPerYuan', width: 160, sort: true },
    { field: 'remark', width: 320 },
  ],
});

export default exchangeRate;
