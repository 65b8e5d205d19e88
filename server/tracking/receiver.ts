import type pg from 'pg';
import type { DELIVERY_WINDOWS } from '#calls/tracking.ts';
import { fromMyanmar, localDay } from '#machines/time/calendar.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { WINDOW_ENDS, type SAFE_PLACES } from '#machines/fields/schemas.ts';
import { plainCode } from '#machines/kit/text.ts';
import { RECEIVER_CODE_TRIES } from '#machines/fields/limits.ts';
import type { Order } from '#machines/order/context.ts';
import type { OrderRow } from '#machines/order/row.ts';
import { isSame } from '../auth/random.ts';
import { createThrottle } from '../auth/throttle.ts';
import { Problem } from '../http/errors.ts';
import { nobody } from '../http/guard.ts';
import type { Proposer } from '../propose/proposer.ts';
import { insertReadLines } from '../reads/readLines.ts';
import { receiverCodeOf } from './receiverCode.ts';

const DIGITS = 4;
const DAY_MS = 86_400_000;
/** Days from tomorrow among which a receiver chooses. */
const DAYS_OFFERED = 7;

export type DeliveryWindow = (typeof DELIVERY_WINDOWS)[number];
export type SafePlace = (typeof SAFE_PLACES)[number];

/** Proof of the hand-over: who took the parcel, when, and the picture, or that it was the receiver's code. */
export interface HandOver {
  readonly by: string | null;
  readonly at: string;
  readonly isByCode: boolean;
  readonly picture: { readonly type: string; readonly content: Buffer } | null;
}

export interface Receiver {
  readonly name: string;
  readonly handOver: HandOver | null;
  readonly window: DeliveryWindow;
  /** The code to tell the courier, or the reason why it is not needed any more; null before the parcel is at the door. */
  readonly code: { readonly digits: string } | 'entered' | 'over' | null;
  readonly safePlace: OrderRow['safePlace'];
  readonly safePlaceNote: string | null;
  /** True for a parcel to the door without money due, which may be left at a safe place. */
  readonly mayBeLeft: boolean;
}

const READ = `select row, context -> 'receiverCode' as tries from row_order join streams using (id) where id = $1 and machine = 'order'`;

const PROOF = `
select data -> 'proof' ->> 'signedBy' as by, data -> 'proof' ->> 'kind' = 'code' as is_by_code, occurred_at as at, uploads.type, upload_contents.content
from events left join uploads on uploads.id = data -> 'proof' ->> 'value'
left join upload_contents on upload_contents.sha256 = uploads.sha256
where machine = 'order' and events.id = $1 and events.type in ('order.signed', 'order.signedAtStation', 'order.pickedUpAtCounter')
order by version desc limit 1`;

const endingOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-DIGITS);

/** Returns the actor of a receiver, who may change the time and the safe place of the own delivery and nothing else. */
const receiverOf = (name: string, ip: string): Actor => ({
  ...nobody(ip),
  id: 'receiver',
  name,
  permissions: ['order.deliveryTimeSet', 'order.safePlaceSet'],
  scope: 'all',
});

/** Returns the days that a receiver may choose, YYYY-MM-DD in Myanmar. */
export const daysOffered = (now: Date): string[] =>
  Array.from({ length: DAYS_OFFERED }, (_, index) => localDay(now.getTime() + (index + 1) * DAY_MS));

/** Reads and changes that receivers may make after the last digits of their phone. */
export const createReceivers = (pool: pg.Pool, proposer: Proposer) => {
  const throttle = createThrottle(pool);

  const handOverOf = async (number: string): Promise<HandOver | null> => {
    const { rows } = await pool.query<{
      by: string | null;
      is_by_code: boolean | null;
      at: string;
      type: string | null;
      content: Buffer | null;
    }>(PROOF, [number]);
    const [found] = rows;
    if (!found) return null;
    const { by, is_by_code: isByCode, at, type, content } = found;
    return {
      by,
      at,
      isByCode: isByCode === true,
      picture: type !== null && content !== null ? { type, content } : null,
    };
  };

  /** Returns the code of a parcel that is on its way to the door of its receiver. */
  const codeOf = async (row: OrderRow, tries: Order['receiverCode'] | null, now: Date): Promise<Receiver['code']> => {
    if (row.state !== 'delivering' || row.reverse !== 'none' || row.deliveryWay !== 'door') return null;
    if (tries && tries.state !== 'open') return 'entered';
    if (tries && tries.wrong >= RECEIVER_CODE_TRIES) return 'over';
    return { digits: await receiverCodeOf(pool, row.id, now) };
  };

  const isAccepted = async (
    number: string,
    name: string,
    event: { readonly type: string },
    { ip, now }: { readonly ip: string; readonly now: Date },
  ): Promise<boolean> => {
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: receiverOf(name, ip),
      at: now.toISOString(),
      commands: [{ key: crypto.randomUUID(), machine: 'order', id: number, event }],
    });
    return verdict?.status === 'accepted';
  };

  return {
    /**
     * Returns what the receiver of a parcel may see; null for other digits. Every try counts as wrong before it is
     * judged; throws a Problem while the parcel must wait.
     */
    identify: async (number: string, digits: string, ip: string, now: Date): Promise<Receiver | null> => {
      const key = `receiver:${number}`;
      await throttle.at(key, now);
      const { rows } = await pool.query<{ row: OrderRow; tries: Order['receiverCode'] | null }>(READ, [number]);
      const { row, tries = null } = rows[0] ?? {};
      const ending = endingOf(row?.receiverPhone ?? '');
      const given = plainCode(digits).trim();
      if (!row || ending.length < DIGITS || !isSame(Buffer.from(given), Buffer.from(ending))) return null;
      await throttle.succeeded(key, null);
      const handOver = await handOverOf(number);
      const actor = receiverOf(row.receiverName, ip);
      const code = await codeOf(row, tries, now);
      const fields = ['receiverName', ...(handOver ? ['proof'] : []), ...(code ? ['receiverCode'] : [])];
      const line = { actor, machine: 'order', way: 'record', lives: [number], fields, screen: null } as const;
      await insertReadLines(pool, now, [line]);
      return {
        name: row.receiverName,
        handOver,
        window: row.deliveryWindow,
        code,
        safePlace: row.safePlace,
        safePlaceNote: row.safePlaceNote,
        mayBeLeft: row.deliveryWay === 'door' && row.receiverDue === 0,
      };
    },
    /** Asks for another day of delivery; returns whether the machine allowed it. */
    setTime: async (
      number: string,
      name: string,
      wanted: { readonly day: string; readonly window: DeliveryWindow },
      from: { readonly ip: string; readonly now: Date },
    ): Promise<boolean> => {
      if (!daysOffered(from.now).includes(wanted.day)) throw new Problem('badRequest');
      const expectedDeliveryTime = fromMyanmar(`${wanted.day}T${WINDOW_ENDS[wanted.window]}`);
      const event = { type: 'order.deliveryTimeSet', expectedDeliveryTime, deliveryWindow: wanted.window };
      return isAccepted(number, name, event, from);
    },
    /** Names a safe place for the parcel; returns whether the machine allowed it. */
    setSafePlace: async (
      number: string,
      name: string,
      { safePlace, note }: { readonly safePlace: SafePlace; readonly note: string },
      from: { readonly ip: string; readonly now: Date },
    ): Promise<boolean> => {
      const event = { type: 'order.safePlaceSet', safePlace, ...(note !== '' && { safePlaceNote: note }) };
      return isAccepted(number, name, event, from);
    },
  };
};
