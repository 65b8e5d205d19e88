import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { judge } from '../form/judge.ts';
import type { Station } from './station.ts';

/** An event that a person could propose for one thing, and what can be known here against it. */
export interface ThingAct {
  readonly type: string;
  readonly reason: string | undefined;
}

/** What can be done with one thing now, in the machine's order. */
export function actsOn(station: Station, key: string, words: Words): ThingAct[] {
  const { desk } = station;
  const { noun } = desk;
  const book = station.book();
  const standing = book.standingOf(key);
  if (!standing) return [];
  const data = { order: key };
  return desk.acts(desk.groupOf(standing), standing.listed).map((type) => {
    // Another noun's event is judged where its own life is looked at.
    if (!noun.events[type]) return { type, reason: undefined };
    const known = desk.knownOf({ type, data, key, standing, facts: book.plain() }) ?? {};
    const refusals = judge({ noun, life: book.about(key), type, data, known, at: new Date().toISOString() });
    // What its form asks for is no reason against opening the form.
    const reasons = refusals.filter(({ code }) => code !== 'invalid').map((one) => reasonOf(one, noun.id, words));
    return { type, reason: reasons.length === 0 ? undefined : [...new Set(reasons)].join(' · ') };
  });
}
