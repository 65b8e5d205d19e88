import { reasonSentence } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import { serverInstant } from '#services/clock.ts';
import { session } from '#services/session.ts';
import { judge } from '../../form/judge.ts';
import type { Desk } from '../desk.ts';
import type { Station } from '../station/station.ts';
import type { Scan, Verdict } from '../verdict/verdict.ts';

/** An event that a person could propose for one thing, and what can be known here against it. */
export interface ThingAct {
  readonly type: string;
  readonly reason: string | undefined;
}

const rolesHeld = (): readonly string[] => session.getSnapshot().context.user?.roles ?? [];

/** Returns why somebody without the right to an event of another record may not propose it; undefined with the right. */
export const withoutRight = (type: string, held: readonly string[], words: Words): string | undefined =>
  holdsOneOf(held, [type])
    ? undefined
    : reasonSentence({ code: 'role', rule: 'may', values: { permission: type } }, type.split('.')[0] ?? '', words);

/** Returns the events that remove the causes of a refused scan at a desk. */
export const remediesOf = ({ remedies = {} }: Pick<Desk, 'remedies'>, verdict: Verdict): readonly string[] =>
  verdict.kind === 'refused'
    ? [...new Set(verdict.refusals.flatMap(({ rule }) => (rule && remedies[rule]) || []))]
    : [];

/** Returns the actions on the thing of a scan: what removes the cause of its refusal, then the others. */
export function actsAfter(station: Station, { key, verdict }: Scan, words: Words): ThingAct[] {
  if (key === null) return [];
  const remedies = remediesOf(station.desk, verdict);
  return [
    ...remedies.map((type) => ({ type, reason: withoutRight(type, rolesHeld(), words) })),
    ...actsOn(station, key, words).filter(({ type }) => !remedies.includes(type)),
  ];
}

/** Present actions on one thing, in the machine's order. */
export function actsOn(station: Station, key: string, words: Words): ThingAct[] {
  const { desk } = station;
  const { aggregateType } = desk;
  const verdicts = station.verdicts();
  const standing = verdicts.standingOf(key);
  if (!standing) return [];
  const data = { order: key };
  return desk.acts(desk.groupOf(standing), standing.listed).map((type) => {
    // Of another aggregate type's event only the right is known here; its form reads the aggregate and judges it.
    if (!aggregateType.events[type]) return { type, reason: withoutRight(type, rolesHeld(), words) };
    const lookups = desk.lookupsOf({ type, data, key, standing, fields: verdicts.plain() }) ?? {};
    const refusals = judge({
      aggregateType,
      aggregate: verdicts.about(key),
      type,
      data,
      lookups,
      person: session.getSnapshot().context.user?.id ?? '',
      at: serverInstant(),
    });
    // What its form asks for is no reason against opening the form.
    const reasons = refusals
      .filter(({ code }) => code !== 'invalid')
      .map((one) => reasonSentence(one, aggregateType.id, words));
    return { type, reason: reasons.length === 0 ? undefined : [...new Set(reasons)].join(' · ') };
  });
}
