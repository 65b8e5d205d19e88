import staff from '#views/records/staff/presentation.ts';
import { CHARGERS } from '#views/records/staff/chargers.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { SetInCharge } from './SetInCharge.tsx';

/** Persons in charge of branches (§6). */
const Chargers = list(listDescriptorOf(staff), {
  path: CHARGERS,
  within: [{ field: 'personInCharge', op: 'eq', value: true }],
  open: (id) => recordAddress('staff', id),
  columns: staff.columns,
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
