import { billsOf } from './billsOf.tsx';

/** Bills of personal customers. */
export default billsOf('personal', '/finance/userBill');
