import { receivables } from './receivables.tsx';

/** Money that staff took and answer for (§4). */
export default receivables('/finance/receivableStaff', {
  within: [{ field: 'takenBy', op: 'isNull', value: false }],
  filters: [{ field: 'takenBy', first: true }, 'customerName'],
});
