import { describe, type Description } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import english from '#i18n/en.json' with { type: 'json' };
import chinese from '#i18n/zh.json' with { type: 'json' };
import { canonical, sha256Hex } from './canonical.ts';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: english, zh: chinese };

/** Returns a message in every language; undefined if no language has it. */
export const inEveryLanguage = (id: string): Record<string, string> | undefined => {
  const found = Object.entries(texts).flatMap(([language, messages]) => {
    const text = messages[id];
    return text === undefined ? [] : [[language, text]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

/** A machine as data with the hash of that document (interfaces.md). */
export type Model = Description & { readonly hash: string };

const modelOf = (aggregateType: AggregateType): Model => {
  const description = describe(aggregateType, inEveryLanguage);
  return { ...description, hash: sha256Hex(canonical(description)) };
};

const models = new Map(
  Object.values(aggregateTypes).map((aggregateType) => [aggregateType.id, modelOf(aggregateType)]),
);

export const allModels = (): readonly Model[] => [...models.values()];

export const modelById = (machine: string): Model | undefined => models.get(machine);

/** Returns the hash of a machine, which is stored with each event that it decided. */
export const machineHash = (machine: string): string => models.get(machine)?.hash ?? '';
