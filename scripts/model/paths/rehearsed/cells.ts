import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { Expected } from '../asked.ts';
import { asked } from './ask.ts';
import { LedTo } from './ledTo.ts';
import { Places, type Asked } from './places.ts';
import { whyNotReached } from './reasons.ts';
import type { Rehearsal } from './rehearse.ts';
import { momentOf } from './search.ts';
import { firstShown } from './shown.ts';

/** An event, and a state that knows of it but has no way for it. */
export interface Cell {
  readonly state: string;
  readonly type: string;
}

export const nameOfCell = ({ state, type }: Cell): string => `refuses ${type} in ${state}`;

/** Every empty cell of a machine; beside the main region nothing is asked before a life exists. */
export const cellsOf = ({ structure, events }: Noun): Cell[] =>
  [...structure.states.values()].flatMap(({ id: state, region }) =>
    Object.keys(events)
      .filter((type) => structure.knowing.get(type)?.includes(region) && !structure.ways.get(state)?.has(type))
      .map((type) => ({ state, type })),
  );

const expected = ({ refusals }: Verdict): Expected[] =>
  refusals.map(({ code, rule, values }) => ({ code, rule, ...(rule === null ? { values } : {}) }));

/** Each empty cell asked of a life in its state, by somebody whom the life is shown to: no payload is looked at before the state. */
export async function refusalsOf(noun: Noun, rehearsal: Rehearsal): Promise<Places> {
  const places = new Places(noun);
  const led = new LedTo(noun, rehearsal);
  const shownTo = new Map<Life, Asked['by'] | null>();
  for (const cell of cellsOf(noun)) {
    const { state, type } = cell;
    const isAbsent = noun.structure.states.get(state)?.meta.absent === true;
    const place = isAbsent ? { scene: rehearsal.beginning, life: null } : led.for(cell);
    if (!place) {
      places.leave(nameOfCell(cell), `no life was led to ${state}: ${whyNotReached(noun, rehearsal, state)}`);
      continue;
    }
    const { scene, life } = place;
    const event = { machine: noun.id, id: life?.id ?? null, type, data: {}, fresh: {} };
    const at = momentOf(scene);
    const ask = (by: Asked['by']) => asked(scene, { ...event, by }, at);
    const known = life ? shownTo.get(life) : undefined;
    const by = known === undefined ? await firstShown(scene, ask) : known;
    if (life) shownTo.set(life, by);
    if (!by) places.leave(nameOfCell(cell), `nobody is shown a life in ${state}`);
    else places.ask(nameOfCell(cell), scene, { ...event, by, at }, expected(await ask(by)));
  }
  return places;
}
