import { AREAS, NAMES } from '../screens.ts?areas';
import type { Screens } from '../screens.ts';
import { withAllMessages } from '../language/withAllMessages.ts';

/** Screens that need only the first messages until they show data. */
const FIRST_WORDS: ReadonlySet<string> = new Set(['orders/OrderList']);

const load = async (name: string) => {
  const area = await AREAS[name.split('/')[0] ?? '']?.();
  const screen = area?.SCREENS[name];
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen();
};

/** Loaders of all screens by name: with the table of its area, and the messages that it says. */
export const screens: Screens = Object.fromEntries(
  NAMES.map((name) => {
    const loader = () => load(name);
    return [name, FIRST_WORDS.has(name) ? loader : withAllMessages(loader)];
  }),
);
