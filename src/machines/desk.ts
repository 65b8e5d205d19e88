import { z } from 'zod';
import type { Evolve } from './kit/lifecycle.ts';
import { means } from './kit/meaning.ts';
import type { RecordedEvent } from './kit/proposal.ts';
import { uploadsUpTo } from './kit/upload.ts';
import { WORK_ORDER_PHOTOS_MOST } from './limits.ts';
import { photo } from './uploads.ts';

/** What the desk's aggregates have in common: problem items, questions, work orders, follow-ups, claims (§3, §4). */

/** Id of another aggregate or of a file. */
export const reference = z.string().trim().min(1).max(64);
/** What somebody writes; it must say something (§5, remarks required). */
export const remark = z.string().trim().min(1).max(500);
/** Ids of uploaded photos, at most five (§5, §9). */
export const photos = uploadsUpTo(WORK_ORDER_PHOTOS_MOST, photo);
/** Money: whole hundredths of MMK. */
export const money = means(z.int().min(0).max(100_000_000_000), { currency: 'MMK' });

/** The order an aggregate of the desk is about, as the order itself hands it over. */
export const aboutOrder = {
  order: reference,
  /** Branches concerned with the order: who may see what is opened about it. */
  branches: z.array(reference).max(20),
  merchant: reference.nullable(),
};

/** What an order's aggregate says to a rule that looks at it. */
export interface OrderLookup {
  readonly id: string;
  readonly state: string;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  /** What the parcel is insured for; null for none. */
  readonly insured: number | null;
  readonly claimPaid: boolean;
}

/** Who wrote what and when. */
export interface Note {
  readonly kind: string;
  readonly by: string;
  readonly byName: string;
  readonly at: string;
  readonly text: string;
}

/** Who really acts: the person himself, or the one on whose behalf the system does. */
export const personOf = ({ actor }: Pick<RecordedEvent, 'actor'>): { readonly id: string; readonly name: string } =>
  actor.id === 'system' && actor.onBehalfOf !== null
    ? { id: actor.onBehalfOf, name: actor.onBehalfOf }
    : { id: actor.id, name: actor.name };

/** The fact of an event as a note. */
export const noteOf = (event: RecordedEvent, kind: string, text: string): Note => {
  const { id, name } = personOf(event);
  return { kind, by: id, byName: name, at: event.at, text };
};

/** Every event moves the time of last change. */
export const stamped = <Context extends object>(changes: Evolve<Context>): Evolve<Context> =>
  Object.fromEntries(
    Object.entries(changes).map(([type, change]) => [
      type,
      (context: Context, event: RecordedEvent) => ({ ...change(context, event as never), updatedAt: event.at }),
    ]),
  );
