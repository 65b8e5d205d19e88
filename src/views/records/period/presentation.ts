import { period as type } from '#machines/period/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { look } from './look.ts';

const ClosedAlong = arriving(() => import('./ClosedAlong.tsx'));
const NextMonth = arriving(() => import('./NextMonth.tsx'));

const period = presented(type, {
  ...look,
  path: RECORD_PATHS.period,
  keyFields: ['requestedBy', 'closedBy', 'closedAt'],
  sections: [{ title: 'ui.books.month', fields: ['requestedBy', 'requestedAt', 'closedBy', 'closedAt', 'remark'] }],
  effects: { 'period.opened': NextMonth, 'period.closingAsked': ClosedAlong, 'period.closed': ClosedAlong },
  acts: {
    forward: ['period.closed', 'period.closingAsked', 'period.opened'],
    beside: [],
    back: ['period.closingWithdrawn'],
  },
});

export default period;
