import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };

const languages: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['en', en],
  ['zh', zh],
];

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner = isTagElement(element) ? argumentsOf(element.children) : [];
    const options = isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : [];
    return [element.value, ...inner, ...options.flatMap((option) => argumentsOf(option.value))];
  });
}

const argumentNames = (message: string): string[] => [...new Set(argumentsOf(parse(message)))].toSorted();

describe('the message files', () => {
  it('hold the same ids', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(en));
  });

  it.each(languages)('%s: every message can be read and says something', (_language, messages) => {
    const broken = Object.entries(messages).filter(([, message]) => {
      try {
        return message.trim() === '' || parse(message).length === 0;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  it('ask for the same values in both languages', () => {
    const chinese: Readonly<Record<string, string>> = zh;
    const different = Object.entries(en).filter(
      ([id, message]) => String(argumentNames(message)) !== String(argumentNames(chinese[id] ?? '')),
    );
    expect(different).toEqual([]);
  });

  it('are sorted by id, so that two changes rarely meet', () => {
    expect(Object.keys(en)).toEqual(Object.keys(en).toSorted());
  });
});
