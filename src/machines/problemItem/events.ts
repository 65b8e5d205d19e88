import { z } from 'zod';
import { aboutOrder, photos, reference, remark } from '../desk/fields.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { referenceTo } from '../fields/references.ts';

/** Problem kinds of a parcel (§4, issue flag; §5). */
export const problemKind = z.enum([
  'damaged',
  'short',
  'notArrived',
  'extra',
  'wrongBranch',
  'lostSearch',
  'missingInCount',
  'other',
]);
/** Party that resolved a problem (§4, identifiers). */
export const identifier = z.enum(['user', 'staff', 'handledByBranch', 'pcOperation']);

export const events = {
  'problemItem.opened': event(
    null,
    { ...aboutOrder, kind: problemKind, reason: remark, photos: photos.optional(), branch: reference.nullable() },
    { systemOnly: true },
  ),
  'problemItem.raised': event(null, {
    order: referenceTo('order'),
    kind: problemKind,
    reason: remark,
    photos: photos.optional(),
  }),
  'problemItem.taken': event(null, { remark }),
  'problemItem.followed': event(null, { remark }),
  'problemItem.handled': event(null, { remark, identifier }, { irreversible: true }),
};

export type ProblemItemEvents = typeof events;
export type ProblemItemRecordedEvent<Type extends keyof ProblemItemEvents> = RecordedEvent<
  DataOf<ProblemItemEvents, Type>
>;
