import insuranceClaim from '#views/records/insuranceClaim/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';

/** One insurance claim: the damage, the decision, and the payment. */
const InsuranceClaimDetail = moneyRecord(insuranceClaim);

export default InsuranceClaimDetail;
