import type { Words } from '#i18n/words.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Way } from '#machines/kit/structure.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';

export const eventOf = (type: string, words: Words): string => words.text<string>(`event.${type}`);

/** A region in words; the main one, where it has no name of its own, is the life itself. */
export const regionOf = (noun: Noun, region: string, words: Words): string => {
  const id = `region.${noun.id}.${region}`;
  return words.text<string>(words.has(id) ? id : `machine.${noun.id}`);
};

/** Where a way leads, in words. */
export const targetOf = (noun: Noun, { to, from }: Way, words: Words): string => {
  if (to === null || to === from) return words.text('ui.model.stays');
  return typeof to === 'string' ? stateOf(noun.id, to, words) : words.text('ui.model.back');
};

/** What is special about an event, each a word. */
export const marksOf = (noun: Noun, type: string, words: Words): string[] => {
  const spec = noun.events[type];
  if (!spec) return [];
  return [
    ...(spec.money ? [words.text('ui.model.kind.money')] : []),
    ...(spec.irreversible ? [words.text('ui.model.kind.irreversible')] : []),
    ...(spec.secondPerson === null ? [] : [words.text('ui.model.kind.twoPersons')]),
    ...(spec.systemOnly ? [words.text('ui.model.kind.system')] : []),
  ];
};

/** What a rule demands. */
export const statementOf = (noun: Noun, rule: string, words: Words): string =>
  words.text<string>(`statement.${noun.id}.${rule}`);
