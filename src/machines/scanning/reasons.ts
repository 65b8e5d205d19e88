import { z } from 'zod';

/** Codes of reasons at the door, and for differences in a session or a count, for statistics; `reason` says it in words. */
const CAUSES = {
  attempted: ['nobodyHome', 'unreachable', 'wrongAddress', 'putOff', 'noMoney', 'outOfTime', 'other'],
  refused: ['notOrdered', 'wrongGoods', 'damagedGoods', 'noMoney', 'tooLate', 'changedMind', 'other'],
  undelivered: ['nobodyHome', 'wrongAddress', 'refusedAtDoor', 'putOff', 'outOfTime', 'other'],
  uncollected: ['nobodyHome', 'notReady', 'wrongAddress', 'outOfTime', 'other'],
  missing: ['notHandedOver', 'notOnVehicle', 'misplaced', 'notFound', 'other'],
  extra: ['otherBranch', 'unreadable', 'alreadyEnded', 'other'],
} as const;

/** Payload field of a cause; records before it have none. */
export const cause = <Kind extends keyof typeof CAUSES>(kind: Kind) => ({ cause: z.enum(CAUSES[kind]).optional() });

/** Why a receiver refused a parcel. */
export const refusalCause = z.enum(CAUSES.refused);

export type Cause = (typeof CAUSES)[keyof typeof CAUSES][number];

/** The cause as a session or a count keeps it, where one was given. */
export const causeIn = ({ cause: given }: { readonly cause?: Cause | undefined }): { readonly cause?: Cause } =>
  given === undefined ? {} : { cause: given };
