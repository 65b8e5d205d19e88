import { waysOf } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';

/** What an event would do, as far as a person should think about it before. */
export interface Consequence {
  /** The state reached; null where it stays the same, or returns to the one before. */
  readonly to: string | null;
  /** The life is over then. */
  readonly ends: boolean;
  readonly irreversible: boolean;
  /** Events of which another person must propose one before anything happens. */
  readonly waitsFor: readonly string[];
  /** The request that this event confirms. */
  readonly confirms: string | null;
}

/** What an event would do to a life. */
export function consequenceOf(noun: Noun, life: Life, type: string): Consequence {
  const spec = noun.events[type];
  const main = waysOf(noun, life, type).find((way) => 'event' in way && way.region === noun.structure.main);
  const to = main && 'to' in main && typeof main.to === 'string' ? main.to : null;
  return {
    to: to === life.states[noun.structure.main] ? null : to,
    ends: to !== null && noun.structure.states.get(to)?.meta.final === true,
    irreversible: spec?.irreversible === true,
    waitsFor: Object.keys(noun.events).filter((other) => noun.events[other]?.secondPerson === type),
    confirms: spec?.secondPerson ?? null,
  };
}
