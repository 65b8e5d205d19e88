import type { Words } from '#i18n/words.ts';
import { timeText } from '#i18n/timePartText.ts';
import type { ChosenDimension } from '#machines/kit/report.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import type { Group } from '#services/groups.ts';
import { choiceOf, stateOf } from '#views/shapes/fields/labels.ts';
import type { NamedKind } from '#views/shapes/fields/kind.ts';
import { isReference } from '#views/shapes/list/query.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useNames } from '#views/names/useNames.ts';
import { useWords } from '#views/language/words.tsx';

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
      if (isReference(info.kind)) {
        const { byId, nameOf } = names[info.kind.to];
        return byId.get(key)?.label ?? nameOf(key);
      }
      return valueText(descriptor.id, info, key, words);
    });
}
