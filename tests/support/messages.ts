import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner = isTagElement(element) ? argumentsOf(element.children) : [];
    const options = isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : [];
    return [element.value, ...inner, ...options.flatMap((option) => argumentsOf(option.value))];
  });
}

/** Returns the names of the values that a message asks for, sorted. */
export const argumentNames = (message: string): string[] => [...new Set(argumentsOf(parse(message)))].toSorted();

/** Returns what a message says whatever its values are. */
export const literalsIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (isTagElement(element)) return literalsIn(element.children);
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options).flatMap((option) => literalsIn(option.value));
    return [];
  });
