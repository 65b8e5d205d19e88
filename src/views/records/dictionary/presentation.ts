import { dictionary as type } from '#machines/registers/dictionary.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const dictionary = presentedRegister(type, {
  path: RECORD_PATHS.dictionary,
  screens: { list: '/system/dictionary', title: 'label', filters: ['dict', 'value', 'label'] },
  columns: [
    { field: 'label', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'labelZh', width: 180 },
    { field: 'dict', width: 180, sort: true },
    { field: 'value', width: 140, sort: true },
    { field: 'state', width: 110 },
    { field: 'sort', width: 90, sort: true },
  ],
});

export default dictionary;
