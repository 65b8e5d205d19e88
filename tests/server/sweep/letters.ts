import { runsOf } from '#server/labels/fonts.ts';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Texts before a character: among Latin letters some fonts draw a digit by another glyph than alone. */
const CONTEXTS = ['', 'a'];

/** Characters of the labels' fonts by the key of their glyph, as a preview names them. */
const characters = new Map<string, string>(
  PRINTABLE.flatMap((character) => CONTEXTS.map((before) => before + character)).flatMap((text) =>
    [false, true].flatMap((strong) =>
      runsOf(text, strong).flatMap(({ font, glyphs }) =>
        glyphs.flatMap(({ id, codePoints: [point, ...more] }) =>
          point === undefined || more.length > 0 ? [] : [[`${font}-${id}`, String.fromCodePoint(point)] as const],
        ),
      ),
    ),
  ),
);

type Glyph = readonly [key: string, x: number, y: number, size: number];

/** Returns the text of a preview's sheets, whose letters are placed one by one. */
export const lettersOf = (sheets: readonly { readonly glyphs: readonly Glyph[] }[]): string =>
  sheets
    .flatMap(({ glyphs }) =>
      glyphs.map(([key, , y], index) => (glyphs[index - 1]?.[2] === y ? '' : '\n') + (characters.get(key) ?? '?')),
    )
    .join('');
