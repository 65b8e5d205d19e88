import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import my from '#i18n/my.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { isWaybill } from '#machines/fields/identifiers.ts';
import { argumentNames, literalsIn } from '../support/messages.ts';

const languages: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['en', en],
  ['zh', zh],
  ['my', my],
];

describe.each(languages)('an example in %s', (_, texts) => {
  it('an example in the messages is a waybill that could be ours, its check digit too', () => {
    const examples = Object.values(texts).flatMap((text) => text.match(/\bSL\d{9}MM\b/g) ?? []);
    expect(examples.filter((example) => !isWaybill(example))).toEqual([]);
  });
});

describe('the message files', () => {
  it('the message files hold the same ids where the language is whole', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(en));
  });

  it('the message file of a language that is not whole holds no id that English lacks', () => {
    expect(Object.keys(my).filter((id) => !Object.hasOwn(en, id))).toEqual([]);
  });

  it.each(languages)('the message file %s: every message can be read and says something', (_language, messages) => {
    const broken = Object.entries(messages).filter(([, message]) => {
      try {
        return message.trim() === '' || parse(message).length === 0;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  it.each(languages)(
    'the message file %s: each message asks for the same values as in English',
    (_language, messages) => {
      const english: Readonly<Record<string, string>> = en;
      const different = Object.entries(messages).filter(
        ([id, message]) => String(argumentNames(message)) !== String(argumentNames(english[id] ?? '')),
      );
      expect(different).toEqual([]);
    },
  );

  it.each(languages)('the message file %s is sorted by id, so that two changes rarely meet', (_language, messages) => {
    expect(Object.keys(messages)).toEqual(Object.keys(messages).toSorted());
  });
});

it('a bag is called a bag on every screen', () => {
  const others = Object.entries(en).filter(
    ([id, message]) => id !== 'icon.package' && /\bpackages?\b/i.test(literalsIn(parse(message)).join(' ')),
  );
  expect(others).toEqual([]);
});
