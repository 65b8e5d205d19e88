import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { literalsIn } from '../support/messages.ts';
import { SEVERAL_IN_CHINESE, SEVERAL_IN_ENGLISH, TERMS } from './terms.ts';

const chinese: Readonly<Record<string, string>> = zh;
const messages = Object.entries(en).map(
  ([id, text]) => [id, literalsIn(parse(text)).join(' '), chinese[id] ?? ''] as const,
);
const line = ([id, english, translated]: (typeof messages)[number]) => `${id}: ${english} | ${translated}`;

describe('a word of the trade', () => {
  it.each(TERMS.map((term) => [term.english.source, term] as const))(
    'the trade word %s is said in Chinese by one of its words',
    (_, { english, chinese: words, unless = [] }) => {
      const found = messages.filter(([, text]) => english.test(text));
      expect(found).not.toEqual([]);
      expect(
        found
          .filter(([id, , text]) => !unless.includes(id) && !words.some((word) => text.includes(word)))
          .map((each) => line(each)),
      ).toEqual([]);
    },
  );
});

describe('the name of an event or a state', () => {
  const plain = (english: string) => english.toLowerCase().replaceAll(/\b(?:an?|the) /g, '');
  const named = messages
    .filter(([id]) => /^(?:event|state)\./.test(id))
    .map(([id, english, translated]) => ({ id, english: plain(english), chinese: translated }));
  const kinds = [
    ['event', /^event\./],
    ['state', /^state\./],
  ] as const;

  /** Names that have several in the other language, beyond those listed. */
  const differing = (
    kind: RegExp,
    one: 'english' | 'chinese',
    listed: Readonly<Record<string, readonly string[]>>,
  ): typeof named => {
    const several = one === 'english' ? 'chinese' : 'english';
    const names = named.filter(({ id }) => kind.test(id));
    return names.filter(
      (name) =>
        !(listed[name[one]]?.includes(name[several]) ?? false) &&
        names.some((other) => other[one] === name[one] && other[several] !== name[several]),
    );
  };

  it.each(kinds)(
    'one English name of an event or a state has one Chinese name, unless the pair is listed: %s',
    (_, kind) => {
      expect(differing(kind, 'english', SEVERAL_IN_CHINESE)).toEqual([]);
    },
  );

  it.each(kinds)(
    'one Chinese name of an event or a state has one English name, unless the pair is listed: %s',
    (_, kind) => {
      expect(differing(kind, 'chinese', SEVERAL_IN_ENGLISH)).toEqual([]);
    },
  );

  it('a name of an event or a state is listed as having several translations only if it has', () => {
    const unused = [
      ...Object.entries(SEVERAL_IN_CHINESE).flatMap(([english, words]) =>
        words.map((word) => ({ english, chinese: word })),
      ),
      ...Object.entries(SEVERAL_IN_ENGLISH).flatMap(([word, all]) =>
        all.map((english) => ({ english, chinese: word })),
      ),
    ].filter((pair) => !named.some((name) => name.english === pair.english && name.chinese === pair.chinese));
    expect(unused).toEqual([]);
  });
});

/** A last clause of an English refusal that says what to do: it does not begin with what is so. */
const REMEDY =
  /; (?!(?:a|above|all|another|holder|if|it|its|nothing|one|only|personal|the|there|they|this|to|you)\b)[a-z][^;]*$/;

it('a refusal that says in English what to do says it in Chinese', () => {
  const silent = messages.filter(
    ([id, english, translated]) =>
      id.startsWith('rule.') && REMEDY.test(english) && !/请|应|须|最多|直接|只/.test(translated),
  );
  expect(silent.map((each) => line(each))).toEqual([]);
});
