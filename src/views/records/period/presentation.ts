import { period as type } from '#machines/period/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const period = presented(type, {
  tones: { open: 'progress', closingAsked: 'warning', closed: 'ended' },
  path: RECORD_PATHS.period,
  columns: [
    { field: 'id', width: 130, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 160, sort: true },
    { field: 'requestedBy', width: 160 },
    { field: 'requestedAt', sort: true },
    { field: 'closedBy', width: 160 },
    { field: 'closedAt', sort: true },
    { field: 'remark', width: 240 },
  ],
  keyFields: ['requestedBy', 'closedBy', 'closedAt'],
  sections: [{ title: 'ui.books.month', fields: ['requestedBy', 'requestedAt', 'closedBy', 'closedAt', 'remark'] }],
  acts: {
    forward: ['period.closed', 'period.closingAsked', 'period.opened'],
    beside: [],
    back: ['period.closingWithdrawn'],
  },
});

export default period;
