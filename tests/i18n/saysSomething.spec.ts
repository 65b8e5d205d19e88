import { expect, test } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import my from '#i18n/my.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };

const STATES = /^(state\..*|value\.\w*(Status|Kind)\.\w+)$/;

/** Words that say of no state what is so. */
const NOTHING: readonly string[] = ['None', 'Nothing', '无', '没有', 'မရှိ'];

test.each([
  ['en', en],
  ['zh', zh],
  ['my', my],
])('a state says what is so, never “none” alone (%s)', (_, messages) => {
  const empty = Object.entries(messages).filter(([id, text]) => STATES.test(id) && NOTHING.includes(text));
  expect(empty).toEqual([]);
});
