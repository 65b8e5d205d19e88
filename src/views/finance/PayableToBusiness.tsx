import { payablesTo } from './payablesTo.tsx';

/** Cash on delivery owed to business customers (§4). */
export default payablesTo('merchant', '/finance/payableBusiness');
