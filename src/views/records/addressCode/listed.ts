import type { addressCode } from '#machines/registers/addressCode.ts';
import descriptorData from '#machines/registers/addressCode.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the address codes. */
const addressCodeList = listedRegister<typeof addressCode>(descriptorData, {
  path: RECORD_PATHS.addressCode,
  list: '/transship/addressCode',
  filters: ['code', 'receiver', 'contactPhone', 'city'],
  columns: [
    { field: 'code', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110 },
    { field: 'receiver', width: 180 },
    { field: 'contactPhone', width: 160 },
    { field: 'address', width: 300 },
    { field: 'city', width: 170, sort: true },
    { field: 'userPhone', width: 160 },
    { field: 'remark', width: 220 },
  ],
});

export default addressCodeList;
