import * as z from 'zod/mini';
import type { Row } from '../page.ts';
import type { Stream } from '../streams.ts';
import { orLastSeen } from './lastSeen.ts';
import { registered, scanning } from './shapes.ts';

/** Rows of a register that a scanner needs, by the name under which they are kept. */
export const rowsOrLastSeen = (name: string, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> =>
  orLastSeen(name, z.array(registered), read, (rows) => rows);

/** The branches, under one name: each field shown of them may be kept. */
export const branchesOrLastSeen = <Branches>(
  shape: z.ZodMiniType<Branches>,
  read: () => Promise<Branches>,
): Promise<Branches> => orLastSeen('register/branch', shape, read, (kept) => kept);

/** An aggregate that is worked on with a scanner; of each machine the last one is kept. */
export const streamOrLastSeen = (machine: string, id: string, read: () => Promise<Stream>): Promise<Stream> =>
  orLastSeen(`scanning/${machine}`, scanning, read, ({ context, events, ...kept }) => {
    if (kept.id !== id) return null;
    // Names are not stored: the opener is shown by number.
    const openedByName = context.openedBy ?? '';
    return {
      ...kept,
      context: { remark: null, openedByName, ...context },
      events: events.map((one) => ({ ...one, refusals: [] })),
    };
  });
