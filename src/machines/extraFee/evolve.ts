import type { Evolve } from '../kit/evolve.ts';
import { initial, type ExtraFee } from './context.ts';
import type { FeeRecordedEvent } from './events.ts';

export const evolve: Evolve<ExtraFee> = {
  'extraFee.added': (_, { data, at }: FeeRecordedEvent<'extraFee.added'>) => ({ ...initial, ...data, addedAt: at }),
  'extraFee.paid': (_, { data, at }: FeeRecordedEvent<'extraFee.paid'>) => ({
    paymentChannel: data.paymentChannel,
    paidAt: at,
  }),
  'extraFee.paidWithStage': (_, { at }) => ({ paidAt: at }),
  'extraFee.reopened': () => ({ paymentChannel: null, paidAt: null }),
  'extraFee.voided': () => ({}),
};
