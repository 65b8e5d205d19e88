import { notice } from '../notice/index.ts';
import { merchantApplication } from '../merchantApplication/index.ts';
import { importTask } from '../importTask/index.ts';
import { apiKey } from '../apiKey/index.ts';
import { appUser } from '../appUser/index.ts';
import { bankLine } from '../bankLine/index.ts';
import { bill } from '../bill/index.ts';
import { collectedCancel } from '../collectedCancel/index.ts';
import { deliveryClaim } from '../deliveryClaim/index.ts';
import { exportTask } from '../exportTask/index.ts';
import { followUp } from '../followUp/index.ts';
import { insuranceClaim } from '../insuranceClaim/index.ts';
import { arrivalScan } from '../arrivalScan/index.ts';
import { inventoryTask } from '../inventoryTask/index.ts';
import type { AggregateType } from '../kit/aggregateType.ts';
import { merchant } from '../merchant/index.ts';
import { order } from '../order/index.ts';
import { courierCash } from '../courierCash/index.ts';
import { extraFee } from '../extraFee/index.ts';
import { payable } from '../payable/index.ts';
import { receipt } from '../receipt/index.ts';
import { receivable } from '../receivable/index.ts';
import { refund } from '../refund/index.ts';
import { paymentSlip } from '../paymentSlip/index.ts';
import { period } from '../period/index.ts';
import { problemItem } from '../problemItem/index.ts';
import { bigPackage } from '../package/index.ts';
import { registers } from '../registers/all.ts';
import { settlement } from '../settlement/index.ts';
import { staff } from '../staff/index.ts';
import { shipment } from '../shipment/index.ts';
import { storageScan } from '../storageScan/index.ts';
import { userQuestion } from '../userQuestion/index.ts';
import { transferBooking } from '../transferBooking/index.ts';
import { violation } from '../violation/index.ts';
import { webhook } from '../webhook/index.ts';
import { workOrder } from '../workOrder/index.ts';

/** All aggregate types by id. */
export const aggregateTypes: Readonly<Record<string, AggregateType>> = Object.fromEntries(
  [
    order,
    receivable,
    payable,
    courierCash,
    receipt,
    refund,
    extraFee,
    bigPackage,
    shipment,
    exportTask,
    violation,
    inventoryTask,
    storageScan,
    arrivalScan,
    merchant,
    merchantApplication,
    appUser,
    apiKey,
    webhook,
    notice,
    importTask,
    staff,
    problemItem,
    userQuestion,
    workOrder,
    followUp,
    deliveryClaim,
    insuranceClaim,
    collectedCancel,
    bill,
    settlement,
    paymentSlip,
    bankLine,
    period,
    transferBooking,
    ...registers,
  ].map((aggregateType) => [aggregateType.id, aggregateType]),
);
