import * as z from 'zod/mini';
import { keptWork } from './kept/texts.ts';

/** The ids that a device keeps in an order of its person's own; more are not needed in a day. */
const MOST = 500;

const kept = keptWork('ownOrder', z.record(z.string(), z.array(z.string())));

/** Returns the ids in the order that a person gave them on this device; none if nothing was ordered. */
export const ownOrder = (userId: string, name: string): readonly string[] => kept.read(userId)?.[name] ?? [];

/** Keeps the order of ids on this device until the person signs out. */
export const keepOwnOrder = (userId: string, name: string, order: readonly string[]): void =>
  kept.write(userId, { ...kept.read(userId), [name]: order.slice(0, MOST) });
