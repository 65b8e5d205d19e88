import problemItem from '#views/records/problemItem/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Problem items (§4): pending, processing, handled; the person in charge, and the conversation. */
const ProblemList = list(listDescriptorOf(problemItem), {
  path: '/problem/list',
  open: (id) => recordAddress('problemItem', id),
  columns: problemItem.columns,
  filters: [
    { field: 'state', values: stateValues(problemItem), titles: 'state.problemItem', first: true },
    { field: 'kind', first: true },
    { field: 'branch', first: true },
    'identifier',
    'follower',
    'order',
    'raisedAt',
  ],
  actions: ['problemItem.raised'],
  bulk: ['problemItem.taken', 'problemItem.followed', 'problemItem.handled'],
});

export default ProblemList;
