import problemItemListDescriptor from '#views/records/problemItem/listDescriptor.ts';
import { look } from '#views/records/problemItem/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Problem items (§4): pending, processing, handled; the person in charge, and the conversation. */
const ProblemList = list(problemItemListDescriptor, {
  path: '/problem/list',
  open: (id) => recordAddress('problemItem', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(problemItemListDescriptor), titles: 'state.problemItem', first: true },
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
