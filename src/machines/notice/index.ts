import { ownedBy } from '../kit/actor.ts';
import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Notice } from './context.ts';
import { events, type NoticeEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

export type { NoticeRow } from './row.ts';

/** Message to one person, pushed when sent and stored until read (§2). */
export const notice = aggregateType<Notice, keyof NoticeEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'notice',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ addressee }) => [ownedBy(addressee)],
  identify: (serial) => `NTC${String(serial).padStart(8, '0')}`,
});
