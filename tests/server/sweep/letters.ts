import { runsOf } from '#server/labels/fonts.ts';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Characters of the labels' fonts by the key of their glyph, as a preview names them. */
const characters = new Map<string, string>(
  PRINTABLE.flatMap((character) =>
    [false, true].flatMap((strong) =>
      runsOf(character, strong).flatMap(({ font, glyphs }) =>
        glyphs.map(({ id }) => [`${font}-${id}`, character] as const),
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
