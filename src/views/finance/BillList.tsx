import { customerClasses } from '#machines/bill/customerClasses.ts';
import { billsOf } from './billsOf.tsx';

/** Bills of all customers (§3, §4): what each owes and is owed for a day. */
export default billsOf(customerClasses, '/finance/bill');
