import { billsOf } from './billsOf.tsx';

/** Bills of business customers and of VIP app users (§4, level 7). */
export default billsOf(['merchant', 'vip'], '/finance/vipBill');
