import { exportTask } from './exportTask/index.ts';
import type { Noun } from './kit/noun.ts';
import { order } from './order/index.ts';
import { registers } from './registers/index.ts';

/** Every noun of the house by its id: the server mounts them, views and scripts look into them. */
export const nouns: Readonly<Record<string, Noun>> = Object.fromEntries(
  [order, exportTask, ...registers].map((noun) => [noun.id, noun]),
);
