import { filter, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { Row } from '../page.ts';
import { session } from '../session.ts';
import type { Stream } from '../stream.ts';
import { orLastSeen, renewed$ } from './lastSeen.ts';
import { stopRecord, stops } from './stopShapes.ts';
import { forgetWhere, keep, recall, STOPS } from './store.ts';

/** The longest that a stop is shown as it was kept: the day of a courier, milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;

const isOfThisDay = (asOf: string, now: string): boolean => Date.parse(now) - Date.parse(asOf) < KEPT_MS;

/** The own stops of one kind; without a line, as this phone read them within a day. */
export const stopsOrLastSeen = (
  kind: string,
  now: string,
  read: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> =>
  orLastSeen(`${STOPS}list/${kind}`, stops, read, (kept, asOf) => (isOfThisDay(asOf, now) ? kept : null));

const recordName = (id: string): string => `${STOPS}record/${id}`;

/** Stops that were shown as this phone kept them are answered again. */
export const stopsRenewed$ = renewed$.pipe(filter((name) => name.startsWith(`${STOPS}list/`)));

/** The record of a stop; without a line, as this phone read it within a day. */
export const stopRecordOrLastSeen = (id: string, now: string, read: () => Promise<Stream>): Promise<Stream> =>
  orLastSeen(recordName(id), stopRecord, read, (kept, asOf) => (isOfThisDay(asOf, now) ? kept : null));

/** A stop's record that was shown as this phone kept it is answered again. */
export const stopRecordRenewed$ = (id: string): Observable<string> =>
  renewed$.pipe(filter((name) => name === recordName(id)));

const PLACES = `${STOPS}places`;
const places = z.record(z.string(), z.string());

const ownId = (): string | undefined => session.getSnapshot().context.user?.id;

/** Keeps the names of the places of the stops. */
export async function keepPlaces(names: Readonly<Record<string, string>>): Promise<void> {
  const user = ownId();
  if (user !== undefined) await keep(user, PLACES, names).catch(console.warn);
}

/** Returns the kept names of places. */
export async function recallPlaces(): Promise<Readonly<Record<string, string>>> {
  const user = ownId();
  const seen = user === undefined ? null : await recall(user, PLACES).catch(() => null);
  const kept = places.safeParse(seen?.value);
  return kept.success ? kept.data : {};
}

/** Forgets the kept records of stops that are not the person's any more: delivered, or given to another courier. */
export async function forgetOtherStops(ids: readonly string[]): Promise<void> {
  const user = ownId();
  const kept = new Set(ids.map(recordName));
  await forgetWhere((owner, name) => name.startsWith(recordName('')) && !(owner === user && kept.has(name)));
}
