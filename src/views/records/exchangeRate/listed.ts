import type { exchangeRate } from '#machines/registers/exchangeRate.ts';
import descriptorData from '#machines/registers/exchangeRate.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the exchange rates. */
const exchangeRateList = listedRegister<typeof exchangeRate>(descriptorData, {
  path: RECORD_PATHS.exchangeRate,
  list: '/transship/rate',
  filters: [],
  beside: {
    Picture: arriving(() => import('./RateHistory.tsx')),
    as: 'history',
    icon: 'chart',
    label: 'ui.rates.asHistory',
    isFirst: false,
  },
  columns: [
    { field: 'validFrom', width: 190, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110 },
    { field: 'kyatPerYuan', width: 160, sort: true },
    { field: 'remark', width: 320 },
  ],
});

export default exchangeRateList;
