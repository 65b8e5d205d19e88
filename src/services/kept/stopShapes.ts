import * as z from 'zod/mini';
import { readStream } from '#calls/streams.ts';

const text = z.nullable(z.string());
const code = z.nullable(z.union([z.number(), z.string()]));

/** The fields of an order that a card of its stop shows. */
const stop = z.object({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  code,
  reverse: z.string(),
  senderName: z.string(),
  senderPhone: z.string(),
  senderCity: z.string(),
  senderAddress: z.string(),
  senderDue: z.number(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  receiverCity: z.string(),
  receiverAddress: z.string(),
  receiverDue: z.number(),
  expectedDeliveryTime: text,
  nextAttemptAt: text,
  pickupDay: text,
  pickupWindow: text,
  safePlace: text,
  safePlaceNote: text,
});

/** The stops of one kind. */
export const stops = z.array(stop);

/** A stop's record: its context decides which steps are possible at the door. Its row is on the card. */
export const stopRecord = z.extend(readStream.reply, {
  row: z.object({ id: z.string(), version: z.number(), state: z.string(), code, pieces: z.number() }),
});
