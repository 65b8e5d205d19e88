import { period as type } from '#machines/period/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const period = presented(type, {
  ...look,
  path: RECORD_PATHS.period,
  keyFields: ['requestedBy', 'closedBy', 'closedAt'],
  sections: [{ title: 'ui.books.month', fields: ['requestedBy', 'requestedAt', 'closedBy', 'closedAt', 'remark'] }],
  acts: {
    forward: ['period.closed', 'period.closingAsked', 'period.opened'],
    beside: [],
    back: ['period.closingWithdrawn'],
  },
});

export default period;
