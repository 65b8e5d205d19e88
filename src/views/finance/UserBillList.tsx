import { billsOf } from './billsOf.tsx';

/** Bills of ordinary personal customers. */
export default billsOf(['ordinary'], '/finance/userBill');
