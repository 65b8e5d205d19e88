import * as z from 'zod/mini';

/** The ids that a device keeps in an order of its person's own; more are not needed in a day. */
const MOST = 500;

const ids = z.array(z.string());

const keyOf = (name: string): string => `ownOrder/${name}`;

/** Returns the ids in the order that a person gave them on this device; none if nothing was ordered. */
export function ownOrder(name: string): readonly string[] {
  try {
    const parsed = ids.safeParse(JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps the order of ids on this device. */
export function keepOwnOrder(name: string, order: readonly string[]): void {
  localStorage.setItem(keyOf(name), JSON.stringify(order.slice(0, MOST)));
}
