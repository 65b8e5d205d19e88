import * as z from 'zod/mini';
import type { Row } from '#calls/row.ts';
import { orLastSeen } from './lastSeen.ts';
import { registered } from './shapes.ts';

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
