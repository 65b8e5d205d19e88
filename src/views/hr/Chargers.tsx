import staffListDescriptor from '#views/records/staff/listDescriptor.ts';
import { look } from '#views/records/staff/look.ts';
import { CHARGERS } from '#views/records/staff/chargers.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { SetInCharge } from './SetInCharge.tsx';

/** Persons in charge of branches (§6). */
const Chargers = list(staffListDescriptor, {
  path: CHARGERS,
  within: [{ field: 'personInCharge', op: 'eq', value: true }],
  open: (id) => recordAddress('staff', id),
  columns: look.columns,
  filters: [
    { field: 'nickName', first: true },
    { field: 'staffCode', first: true },
    { field: 'branch', first: true },
    'department',
    'operateBranch',
  ],
  actions: [],
  bulk: ['staff.personInChargeUnset'],
  Tools: SetInCharge,
});

export default Chargers;
