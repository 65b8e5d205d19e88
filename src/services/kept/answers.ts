import * as z from 'zod/mini';
import type { Row } from '#calls/row.ts';
import type { Stream } from '../stream.ts';
import { session } from '../session.ts';
import { orLastSeen, scanningName } from './lastSeen.ts';
import { registered, scanning } from './shapes.ts';

/** Rows of a register that a scanner needs, by the name under which they are kept. */
export const rowsOrLastSeen = (name: string, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> =>
  orLastSeen(name, z.array(registered), read, (rows) => rows);

/** Branches or stations, under the name of their register: each field shown of them may be kept. */
export const placesOrLastSeen = <Places>(
  register: 'branch' | 'station',
  shape: z.ZodMiniType<Places>,
  read: () => Promise<Places>,
): Promise<Places> => orLastSeen(`register/${register}`, shape, read, (kept) => kept);

/** Directions of the last list at a scanner: numbers and branches, no people. */
export const directionsOrLastSeen = <Directions>(
  shape: z.ZodMiniType<Directions>,
  read: () => Promise<Directions>,
): Promise<Directions> => orLastSeen('scanning/directions', shape, read, (kept) => kept);

/** An aggregate that is worked on with a scanner; of each machine the last one is kept. */
export const streamOrLastSeen = (machine: string, id: string, read: () => Promise<Stream>): Promise<Stream> =>
  orLastSeen(scanningName(machine), scanning, read, ({ context, events, ...kept }) => {
    if (kept.id !== id) return null;
    // Names are not stored; the person's own is known.
    const { user } = session.getSnapshot().context;
    const nameOf = (person: string | null | undefined): string => (person === user?.id ? (user?.nickName ?? '') : '');
    const names = { openedByName: nameOf(context.openedBy), startedByName: nameOf(context.startedBy) };
    return {
      ...kept,
      context: { remark: null, ...names, ...context },
      events: events.map((one) => ({ ...one, refusals: [] })),
    };
  });
