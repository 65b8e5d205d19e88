import { billsOf } from './billsOf.tsx';

/** Bills of business customers. */
export default billsOf('merchant', '/finance/vipBill');
