import type { Refusal } from '#i18n/say.ts';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Facts } from '../scan/desk.ts';
import type { Verdict } from '../scan/verdict.ts';
import type { FillDesk, Kind } from './desk.ts';
import type { FillerWorld } from './world.ts';

/** Judges here what the server has not been asked yet, as far as the branch's rows and what is filled tell. */
export function createForesight(desk: FillDesk, life: () => Life | null, world: Pick<FillerWorld, 'now' | 'rowOf'>) {
  const judged = (noun: Noun, of: Life, type: string, data: Facts, known: Facts): readonly Refusal[] => {
    const at = world.now();
    return explain(noun, of, { type, id: of.id, data, actor: system, known, at, occurredAt: at }).refusals;
  };
  return {
    /** What comes of putting something in. */
    put(kind: Kind, key: string): Verdict {
      const row = world.rowOf(kind.noun.id, key);
      const filled = life();
      if (!row || !filled) return { kind: 'asked' };
      const known = kind.knownOf(row, filled);
      const refusals = judged(kind.noun, kind.lifeOf(row), kind.put, { [desk.field]: filled.id }, known);
      if (refusals.length > 0) return { kind: 'refused', refusals };
      return kind.isKnown(known) ? { kind: 'done', result: desk.results.put } : { kind: 'asked' };
    },
    /** What stands against taking something out, as far as what it is in tells. */
    againstOut(kind: Kind, key: string): readonly Refusal[] {
      const { type, data } = kind.follows(key);
      const filled = life();
      return filled ? judged(desk.noun, filled, type, data, {}) : [];
    },
  };
}
