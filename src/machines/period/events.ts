import { z } from 'zod';
import * as field from '../fields/schemas.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

/** A month of the calendar: `2026-11`. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export const events = {
  'period.opened': event(null, { month, remark: field.remark.optional() }),
  'period.closingAsked': event(null, {}),
  'period.closingWithdrawn': event(null, { reason: field.reason }),
  'period.closed': event(null, {}, { secondPerson: 'period.closingAsked', irreversible: true }),
};

export type PeriodEvents = typeof events;
export type PeriodData<Type extends keyof PeriodEvents> = DataOf<PeriodEvents, Type>;
export type PeriodRecordedEvent<Type extends keyof PeriodEvents> = RecordedEvent<PeriodData<Type>>;
