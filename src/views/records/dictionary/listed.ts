import type { dictionary } from '#machines/registers/dictionary.ts';
import descriptorData from '#machines/registers/dictionary.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the entries of dictionaries. */
const dictionaryList = listedRegister<typeof dictionary>(descriptorData, {
  path: RECORD_PATHS.dictionary,
  list: '/system/dictionary',
  filters: ['dict', 'value', 'label'],
  columns: [
    { field: 'label', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'labelZh', width: 180 },
    { field: 'dict', width: 180, sort: true },
    { field: 'value', width: 140, sort: true },
    { field: 'state', width: 110 },
    { field: 'sort', width: 90, sort: true },
  ],
});

export default dictionaryList;
