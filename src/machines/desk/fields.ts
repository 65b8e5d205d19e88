import { z } from 'zod';
import { codeText } from '../kit/codeText.ts';
import type { Evolve } from '../kit/evolve.ts';
import { means } from '../kit/meaning.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { uploadsUpTo } from '../kit/upload.ts';
import { WORK_ORDER_PHOTOS_MOST } from '../fields/limits.ts';
import { photo } from '../fields/uploads.ts';

/** Fields shared by the desk's aggregates: problem items, questions, work orders, follow-ups, claims (§3, §4). */

/** Id of another aggregate or of a file. */
export const reference = codeText.min(1).max(64);
/** Free text, not empty (§5, remarks required). */
export const remark = z.string().trim().min(1).max(500);
/** Ids of uploaded photos, at most five (§5, §9). */
export const photos = uploadsUpTo(WORK_ORDER_PHOTOS_MOST, photo);
/** Money: whole hundredths of MMK. */
export const money = means(z.int().min(0).max(100_000_000_000), { currency: 'MMK' });

/** Order that a desk aggregate is about, as the order's reaction supplies it. */
export const aboutOrder = {
  order: reference,
  /** Branches concerned with the order; their staff may see the aggregate. */
  branches: z.array(reference).max(20),
  merchant: reference.nullable(),
};

/** Order as a rule's lookup returns it. */
export interface OrderLookup {
  readonly id: string;
  readonly state: string;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  /** Insured value of the parcel; null if not insured. */
  readonly insured: number | null;
  readonly claimPaid: boolean;
}

/** Note with its author and time. */
export interface Note {
  readonly kind: string;
  readonly by: string;
  readonly byName: string;
  readonly at: string;
  readonly text: string;
}

/** Returns the acting person: the actor, or the person on whose behalf the system acts. */
export const personOf = ({ actor }: Pick<RecordedEvent, 'actor'>): { readonly id: string; readonly name: string } =>
  actor.id === 'system' && actor.onBehalfOf !== null
    ? { id: actor.onBehalfOf, name: actor.onBehalfOf }
    : { id: actor.id, name: actor.name };

/** Makes a note from an event. */
export const noteOf = (event: RecordedEvent, kind: string, text: string): Note => {
  const { id, name } = personOf(event);
  return { kind, by: id, byName: name, at: event.at, text };
};

/** Wraps `evolve` so that every event updates the time of last change. */
export const stamped = <Context extends object>(changes: Evolve<Context>): Evolve<Context> =>
  Object.fromEntries(
    Object.entries(changes).map(([type, change]) => [
      type,
      (context: Context, event: RecordedEvent) => ({ ...change(context, event as never), updatedAt: event.at }),
    ]),
  );
