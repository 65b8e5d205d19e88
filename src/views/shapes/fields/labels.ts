import type { Words } from '#i18n/words.ts';

/** The first of some message ids that exists, worded; else the fallback. */
const first = (ids: readonly string[], otherwise: string, words: Words): string => {
  const id = ids.find((candidate) => words.has(candidate));
  return id === undefined ? otherwise : words.text(id);
};

/** A field's label: by the event, else by the machine with its path or last part, else the common one. */
export const labelOf = (machine: string, path: string, words: Words, event = ''): string => {
  // Entries of a list have the same label at any position.
  const plain = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  const last = plain.split('.').at(-1) ?? plain;
  const short = event.slice(event.indexOf('.') + 1);
  const ids = [
    `field.${machine}.${short}.${plain}`,
    `field.${machine}.${plain}`,
    `field.${machine}.${last}`,
    `field.${last}`,
  ];
  return first(ids, last, words);
};

/** The label of a field whose meaning another field says, as the code or the signature of a proof; else its own. */
export const settledLabelOf = (machine: string, path: string, chosen: unknown, words: Words, event = ''): string => {
  const short = event.slice(event.indexOf('.') + 1);
  const ids = [`field.${machine}.${short}.${path}.${String(chosen)}`, `field.${machine}.${path}.${String(chosen)}`];
  return first(ids, labelOf(machine, path, words, event), words);
};

/** A choice's title: as the machine has it, else as the field has it everywhere, else the thing of that kind it names. */
export const choiceOf = (machine: string, field: string, value: string, words: Words): string =>
  first(
    [
      `value.${machine}.${field}.${value}`,
      `value.${field}.${value}`,
      `${field}.${value}`,
      ...(field === 'tags' ? [`tag.${machine}.${value}`] : []),
    ],
    value,
    words,
  );

/** A state's title. */
export const stateOf = (machine: string, state: string, words: Words): string =>
  first([`state.${machine}.${state}`, `state.${state}`], state, words);
