import { payablesTo } from './payablesTo.tsx';

/** Cash on delivery owed to personal customers (§4). */
export default payablesTo('personal', '/finance/payableCustomer');
