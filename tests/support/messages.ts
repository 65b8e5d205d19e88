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
