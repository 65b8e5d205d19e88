import * as z from 'zod/mini';
import { SAFE_PLACES } from '#machines/fields/schemas.ts';
import { contract } from './contract.ts';

/** Steps of a parcel as its receiver sees them, in their order. */
export const TRACKING_STEPS = ['received', 'onTheWay', 'outForDelivery', 'delivered'] as const;
export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** Standings of a parcel: before its first step, at a step, or off the way to its receiver. */
export const TRACKING_STANDINGS = [
  'announced',
  ...TRACKING_STEPS,
  'atStation',
  'returning',
  'returned',
  'cancelled',
  'lost',
] as const;
export type TrackingStanding = (typeof TRACKING_STANDINGS)[number];

const number = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const byNumber = z.strictObject({ number });

/** A parcel as everybody who has its number may see it: no name, phone or address of a person. */
export const tracked = z.object({
  number: z.string(),
  standing: z.enum(TRACKING_STANDINGS),
  steps: z.array(z.object({ step: z.enum(TRACKING_STEPS), done: z.boolean(), at: z.nullable(z.string()) })),
  /** Amount that the receiver pays at the door, in hundredths of MMK; 0 once it is paid. */
  due: z.int(),
  expectedDeliveryTime: z.nullable(z.string()),
  branch: z.object({
    name: z.string(),
    nameZh: z.nullable(z.string()),
    address: z.string(),
    phone: z.string(),
    businessHours: z.string(),
  }),
});

export const readTracking = contract({
  method: 'GET',
  path: '/public/tracking/:number',
  summary: 'Returns the four steps of a parcel with their times, what is due, and the branch that delivers it.',
  params: byNumber,
  reply: tracked,
  errors: ['notFound'],
});

export const openTrackingForm = contract({
  method: 'GET',
  path: '/t',
  summary: 'Returns the page that asks for the number of a parcel; with a number, leads to its page.',
  query: z.strictObject({ number: z.optional(number), language: z.optional(z.string().check(z.maxLength(20))) }),
  files: ['text/html'],
});

export const openTracking = contract({
  method: 'GET',
  path: '/t/:number',
  summary: 'Returns the page of a parcel for its receiver; it needs no script.',
  params: byNumber,
  query: z.strictObject({ language: z.optional(z.string().check(z.maxLength(20))) }),
  files: ['text/html'],
});

/** Parts of a day for which a receiver may ask, as an order keeps them. */
export const DELIVERY_WINDOWS = ['allDay', 'morning', 'afternoon'] as const;

export const openForReceiver = contract({
  method: 'POST',
  path: '/t/:number',
  summary:
    "Returns the page with what only the receiver may see, after the last four digits of the receiver's phone; sets another day of delivery or a safe place.",
  params: byNumber,
  body: z.strictObject({
    digits: z.string().check(z.maxLength(40)),
    language: z.optional(z.string().check(z.maxLength(20))),
    /** Day of Myanmar, YYYY-MM-DD; absent to look only. */
    day: z.optional(z.string().check(z.maxLength(10))),
    window: z.optional(z.enum(DELIVERY_WINDOWS)),
    /** Place where the parcel may be left; absent to leave it as it is. */
    safePlace: z.optional(z.enum(SAFE_PLACES)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  urlencoded: true,
  files: ['text/html'],
});
