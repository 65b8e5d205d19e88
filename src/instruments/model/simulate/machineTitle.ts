import type { Words } from '#i18n/words.ts';

/** Returns the name of one record of a machine, as a title. */
export const machineTitle = (machine: string, words: Words): string => {
  const name = words.text<string>(`machine.${machine}`);
  return name.charAt(0).toLocaleUpperCase(words.tag) + name.slice(1);
};
