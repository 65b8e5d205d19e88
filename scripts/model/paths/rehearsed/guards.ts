import { waysOfAll } from '#machines/kit/describe.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { AboutWay } from './aboutWay.ts';
import { LedTo } from './ledTo.ts';
import { Places } from './places.ts';
import type { Rehearsal } from './rehearse.ts';

/** Each rule of each way, alone kept and alone broken, with the payloads and people that a server has: limits from both sides. */
export async function guardsOf(noun: Noun, rehearsal: Rehearsal): Promise<Places> {
  const places = new Places(noun);
  const led = new LedTo(noun, rehearsal);
  const fixtures = rehearsal.cast.fixtures.find((one) => one.noun === noun);
  for (const way of waysOfAll(noun)) if (fixtures) await new AboutWay({ fixtures, rehearsal, places, led }, way).ask();
  return places;
}
