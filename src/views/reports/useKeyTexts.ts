import type { Words } from '#i18n/words.ts';
import { AGES } from '#machines/kit/report.ts';
import { reportOn } from '#machines/reports.ts';
import type { Group } from '#services/groups.ts';
import { choiceOf, stateOf } from '#views/shapes/fields/labels.ts';
import type { NamedKind } from '#views/shapes/fields/kind.ts';
import { isReference } from '#views/shapes/list/query.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useNames } from '#views/useNames.ts';
import { useWords } from '#views/words.tsx';
import type { ChosenDimension } from './query.ts';

const ageText = (key: string, words: Words): string => {
  const first = Number(key);
  if (first < 0) return words.text('ui.report.notYet');
  const next = AGES.find((one) => one > first);
  return next === undefined
    ? words.text('ui.report.over', { days: first - 1 })
    : words.text('ui.report.ages', { from: first, to: next - 1 });
};

/** Returns a part of a time in words. */
export function timeText(key: string, by: NonNullable<ChosenDimension['by']>, words: Words): string {
  switch (by) {
    case 'day':
      return words.day(`${key}T12:00:00Z`);
    case 'week':
      return words.text('ui.report.week', { day: words.day(`${key}T12:00:00Z`) });
    case 'month':
      return `${key.slice(5)}/${key.slice(0, 4)}`;
    case 'hour':
      return `${key}:00`;
    case 'weekday':
      return words.text(`weekday.${key}`);
    default:
      return ageText(key, words);
  }
}

const valueText = (machine: string, { name, kind }: NamedKind, key: string, words: Words): string => {
  if (name === 'state') return stateOf(machine, key, words);
  const region = `state.${machine}.${name}.${key}`;
  if (words.has(region)) return words.text(region);
  if (kind.kind === 'yesNo') return words.text(key === 'true' ? 'ui.value.yes' : 'ui.value.no');
  return choiceOf(machine, name, key, words);
};

/** Names the keys of groups: times, states, choices, and the records that they refer to. */
export function useKeyTexts(
  descriptor: Pick<ListDescriptor, 'id' | 'fields'>,
  dimensions: readonly ChosenDimension[],
): (group: Pick<Group, 'keys' | 'names'>) => string[] {
  const words = useWords();
  const declared = dimensions.map(({ dimension }) => {
    const field = reportOn(descriptor.id)?.dimensions[dimension]?.field ?? dimension;
    return { name: field, kind: descriptor.fields[field] ?? ({ kind: 'text' } as const) };
  });
  const names = useNames((to) => declared.some(({ kind }) => isReference(kind) && kind.to === to));
  return ({ keys, names: kept }) =>
    dimensions.map(({ by }, index) => {
      const key = keys[index] ?? null;
      const info = declared[index];
      if (key === null || info === undefined) return words.text('ui.report.none');
      if (by !== undefined) return timeText(key, by, words);
      const name = kept[index];
      if (name) return name;
      if (isReference(info.kind)) return names[info.kind.to].byId.get(key)?.label ?? key;
      return valueText(descriptor.id, info, key, words);
    });
}
