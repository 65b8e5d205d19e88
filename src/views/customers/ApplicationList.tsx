import merchantApplication from '#views/records/merchantApplication/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Applications to become a business customer (§4). */
const ApplicationList = list(listDescriptorOf(merchantApplication), {
  path: '/merchant/applications',
  open: (id) => recordAddress('merchantApplication', id),
  columns: merchantApplication.columns,
  filters: [
    { field: 'state', values: stateValues(merchantApplication), titles: 'state.merchantApplication', first: true },
    { field: 'name', first: true },
    { field: 'branch', first: true },
    'kind',
    'submittedAt',
  ],
  actions: ['merchantApplication.submitted'],
  bulk: ['merchantApplication.ignored', 'merchantApplication.reopened'],
});

export default ApplicationList;
