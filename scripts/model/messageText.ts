import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

const alternatives = (options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>, count: string) => {
  const texts = Object.values(options).map(({ value }) => spoken(value, count));
  const all = [...new Set(texts)].filter((text) => text !== '');
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(' / ')})`;
};

/** Says elements; `count`: name of the number that a number sign stands for. */
function spoken(elements: readonly MessageFormatElement[], count: string): string {
  const texts = elements.map((element) => {
    if (isLiteralElement(element)) return element.value;
    if (isPoundElement(element)) return `{${count}}`;
    if (isTagElement(element)) return spoken(element.children, count);
    if (isSelectElement(element)) return alternatives(element.options, count);
    if (isPluralElement(element)) return spoken(element.options['other']?.value ?? [], element.value);
    return `{${element.value}}`;
  });
  return texts.join('');
}

/** Text of a message for readers: the plural of each number, choices as `(one / another)`, values as `{name}`. */
export const messageText = (message: string): string => spoken(parse(message), '');
