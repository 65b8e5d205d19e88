import { reasonSentence } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { serverInstant } from '#services/clock.ts';
import { judge } from '../form/judge.ts';
import type { Station } from './station.ts';

/** An event that a person could propose for one thing, and what can be known here against it. */
export interface ThingAct {
  readonly type: string;
  readonly reason: string | undefined;
}

/** Present actions on one thing, in the machine's order. */
export function actsOn(station: Station, key: string, words: Words): ThingAct[] {
  const { desk } = station;
  const { aggregateType } = desk;
  const verdicts = station.book();
  const standing = verdicts.standingOf(key);
  if (!standing) return [];
  const data = { order: key };
  return desk.acts(desk.groupOf(standing), standing.listed).map((type) => {
    // Another aggregate type's event is judged where its own aggregate is looked at.
    if (!aggregateType.events[type]) return { type, reason: undefined };
    const lookups = desk.lookupsOf({ type, data, key, standing, fields: verdicts.plain() }) ?? {};
    const refusals = judge({
      aggregateType,
      aggregate: verdicts.about(key),
      type,
      data,
      lookups,
      at: serverInstant(),
    });
    // What its form asks for is no reason against opening the form.
    const reasons = refusals
      .filter(({ code }) => code !== 'invalid')
      .map((one) => reasonSentence(one, aggregateType.id, words));
    return { type, reason: reasons.length === 0 ? undefined : [...new Set(reasons)].join(' · ') };
  });
}
