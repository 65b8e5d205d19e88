import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';

export const eventOf = (type: string, words: Words): string => words.text<string>(`event.${type}`);

/** Returns the name of a region; an unnamed main region has the name of the record. */
export const regionOf = (aggregateType: AggregateType, region: string, words: Words): string => {
  const id = `region.${aggregateType.id}.${region}`;
  return words.text<string>(words.has(id) ? id : `machine.${aggregateType.id}`);
};

/** Returns the target of a transition as text. */
export const targetOf = (aggregateType: AggregateType, { to, from }: Transition, words: Words): string => {
  if (to === null || to === from) return words.text('ui.model.stays');
  return typeof to === 'string' ? stateOf(aggregateType.id, to, words) : words.text('ui.model.back');
};

/** Returns the special properties of an event, one word each. */
export const marksOf = (aggregateType: AggregateType, type: string, words: Words): string[] => {
  const spec = aggregateType.events[type];
  if (!spec) return [];
  return [
    ...(spec.money ? [words.text('ui.model.kind.money')] : []),
    ...(spec.irreversible ? [words.text('ui.model.kind.irreversible')] : []),
    ...(spec.secondPerson === null ? [] : [words.text('ui.model.kind.twoPersons')]),
    ...(spec.systemOnly ? [words.text('ui.model.kind.system')] : []),
  ];
};

/** Returns the statement of a rule. */
export const statementOf = (aggregateType: AggregateType, rule: string, words: Words): string =>
  words.text<string>(`statement.${aggregateType.id}.${rule}`);
