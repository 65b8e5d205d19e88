import { receivables } from './receivables.tsx';

/** Money that customers owe, by order and stage (§4). */
export default receivables('/finance/receivableCustomer', {
  filters: [{ field: 'customerName', first: true }, 'customerKind'],
});
