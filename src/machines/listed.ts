import type { AggregateType } from './kit/aggregateType.ts';
import { logEvent } from './logEvent.ts';
import { aggregateTypes } from './aggregateTypes.ts';
import { packageLog } from './package/log.ts';
import { personalRead } from './personalRead.ts';
import { posting } from './posting.ts';
import { printLog } from './printLog.ts';
import { refusedAttempt } from './refusedAttempt.ts';
import { transfer } from './transfer.ts';
import { webhookDelivery } from './webhookDelivery.ts';

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
