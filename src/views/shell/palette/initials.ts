/** First character of each initial in pinyin order; no syllable begins with i, u or v. */
const FIRSTS: readonly (readonly [first: string, initial: string])[] = [
  ['阿', 'a'],
  ['八', 'b'],
  ['嚓', 'c'],
  ['哒', 'd'],
  ['妸', 'e'],
  ['发', 'f'],
  ['旮', 'g'],
  ['哈', 'h'],
  ['讥', 'j'],
  ['咔', 'k'],
  ['垃', 'l'],
  ['妈', 'm'],
  ['拏', 'n'],
  ['噢', 'o'],
  ['妑', 'p'],
  ['七', 'q'],
  ['呥', 'r'],
  ['仨', 's'],
  ['他', 't'],
  ['屲', 'w'],
  ['夕', 'x'],
  ['丫', 'y'],
  ['帀', 'z'],
];

const collator = new Intl.Collator('zh-Hans-u-co-pinyin');

const HAN = /\p{Script=Han}/u;

/** Returns the letter of a character: the usual initial of a Chinese one, a letter or digit itself, else nothing. */
const initialOf = (character: string): string => {
  if (/[\p{L}\p{N}]/u.test(character) && !HAN.test(character)) return character.toLowerCase();
  if (!HAN.test(character)) return '';
  return FIRSTS.findLast(([first]) => collator.compare(character, first) >= 0)?.[1] ?? '';
};

/** Returns the pinyin initials of a Chinese text: `ddlb` for 订单列表; empty without Chinese characters. */
export const initialsOf = (text: string): string => (HAN.test(text) ? Array.from(text, initialOf).join('') : '');
