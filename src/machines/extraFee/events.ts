import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';
import { stages } from '../money/stages.ts';
import { voucher } from '../fields/uploads.ts';

const follows = { systemOnly: true, money: true };

/** Events of an extra fee. The order adds and removes it; it is paid alone or with its stage. */
export const events = {
  'extraFee.added': event(
    null,
    {
      order: field.identifier,
      stage: z.enum(stages),
      kind: field.identifier,
      amount: field.money.min(1),
      channel: field.identifier,
      branches: z.array(field.identifier).min(1).max(4),
    },
    follows,
  ),
  'extraFee.paid': event(null, { paymentChannel: field.method, voucher: voucher.optional() }, { money: true }),
  'extraFee.paidWithStage': event(null, {}, follows),
  'extraFee.reopened': event(null, {}, follows),
  'extraFee.voided': event(null, {}, follows),
};

export type FeeEvents = typeof events;
export type FeeRecordedEvent<Type extends keyof FeeEvents> = RecordedEvent<DataOf<FeeEvents, Type>>;
export type FeeData<Type extends keyof FeeEvents> = DataOf<FeeEvents, Type>;
