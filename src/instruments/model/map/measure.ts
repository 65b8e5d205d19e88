/** Approximate character classes of the console's font, so that layout needs no page. */
const FULL = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;
const NARROW = /[\sijltfrI.,;:'|()[\]-]/;
const WIDE = /[A-Zmw%@&]/;

/** Returns the width of one line at a font size, px. */
export const widthOf = (text: string, type: number): number =>
  Array.from(text).reduce((sum, letter) => {
    if (FULL.test(letter)) return sum + type;
    if (NARROW.test(letter)) return sum + type * 0.34;
    return sum + type * (WIDE.test(letter) ? 0.74 : 0.58);
  }, 0);

/** Breaks text into lines no wider than a width if its words allow. Languages without spaces break anywhere. */
export function linesOf(text: string, type: number, widest: number): string[] {
  const words = FULL.test(text) ? Array.from(text) : text.split(' ');
  const joint = FULL.test(text) ? '' : ' ';
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}${joint}${word}`;
    if (last !== undefined && widthOf(longer, type) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
