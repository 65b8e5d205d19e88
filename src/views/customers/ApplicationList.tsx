import merchantApplicationListDescriptor from '#views/records/merchantApplication/listDescriptor.ts';
import { look } from '#views/records/merchantApplication/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Applications to become a business customer (§4). */
const ApplicationList = list(merchantApplicationListDescriptor, {
  path: '/merchant/applications',
  open: (id) => recordAddress('merchantApplication', id),
  columns: look.columns,
  filters: [
    {
      field: 'state',
      values: stateValues(merchantApplicationListDescriptor),
      titles: 'state.merchantApplication',
      first: true,
    },
    { field: 'name', first: true },
    { field: 'branch', first: true },
    'kind',
    'submittedAt',
  ],
  actions: ['merchantApplication.submitted'],
  bulk: ['merchantApplication.ignored', 'merchantApplication.reopened'],
});

export default ApplicationList;
