import extraFee from '#views/records/extraFee/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';

/** One extra fee of an order. */
const ExtraFeeDetail = moneyRecord(extraFee);

export default ExtraFeeDetail;
