import type { AggregateType } from '../kit/aggregateType.ts';
import { logEvent } from '../journals/logEvent.ts';
import { aggregateTypes } from './aggregateTypes.ts';
import { packageLog } from '../package/log.ts';
import { personalRead } from '../journals/personalRead.ts';
import { posting } from '../journals/posting.ts';
import { printLog } from '../journals/printLog.ts';
import { refusedAttempt } from '../journals/refusedAttempt.ts';
import { transfer } from '../journals/transfer.ts';
import { webhookDelivery } from '../journals/webhookDelivery.ts';

/** Everything that can be listed and exported: the aggregate types and the journals of their events. */
export const listed: Readonly<Record<string, AggregateType>> = {
  ...aggregateTypes,
  [packageLog.id]: packageLog,
  [printLog.id]: printLog,
  [posting.id]: posting,
  [transfer.id]: transfer,
  [logEvent.id]: logEvent,
  [refusedAttempt.id]: refusedAttempt,
  [personalRead.id]: personalRead,
  [webhookDelivery.id]: webhookDelivery,
};
