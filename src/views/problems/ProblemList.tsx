import { problemItem } from '#machines/problemItem/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Problem items (§4): pending, processing, handled; who follows them, and what was said. */
const ProblemList = list(sketchOf(problemItem), {
  path: '/problem/list',
  open: (id) => recordAddress('problemItem', id),
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 150 },
    { field: 'order', width: 148, sort: true },
    { field: 'reason', width: 240 },
    { field: 'branch', width: 140, sort: true },
    { field: 'followerName', width: 140 },
    { field: 'identifier', width: 150 },
    { field: 'followRemark', width: 240 },
    { field: 'photos', hidden: true },
    { field: 'raisedByName', width: 140, hidden: true },
    { field: 'raisedAt', sort: true },
    { field: 'handledAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
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
