import { addressCode as type } from '#machines/registers/addressCode.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const addressCode = presentedRegister(type, {
  path: RECORD_PATHS.addressCode,
  screens: { list: '/transship/addressCode', title: 'code', filters: ['code', 'receiver', 'contactPhone', 'city'] },
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

export default addressCode;
