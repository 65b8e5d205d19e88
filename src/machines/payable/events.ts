import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as order from '../fields/schemas.ts';
import * as field from '../customers/parties.ts';

const follows = { systemOnly: true, money: true };
const bill = { bill: order.identifier };

/** Events of a payable: they follow the order's signature, the bills and the payment slips. */
export const events = {
  'payable.opened': event(null, { ...field.party, collected: order.money.min(1), offset: order.money }, follows),
  'payable.reduced': event(null, { amount: order.money.min(1) }, follows),
  'payable.billed': event(null, bill, follows),
  'payable.unbilled': event(null, bill, follows),
  'payable.paid': event(null, { slip: order.identifier.nullable() }, follows),
  'payable.cancelled': event(null, {}, follows),
};

export type PayableEvents = typeof events;
export type PayableRecordedEvent<Type extends keyof PayableEvents> = RecordedEvent<DataOf<PayableEvents, Type>>;
export type PayableData<Type extends keyof PayableEvents> = DataOf<PayableEvents, Type>;
