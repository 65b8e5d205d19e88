import type { Ink, Sheet } from './ink.ts';
import { rectanglesOf, strokesOf } from './outline.ts';
import { rasterise, type Bitmap } from './raster.ts';

/** Densities of label printers, in dots a millimetre, by the dots an inch they are sold by. */
export const DOTS = { 203: 8, 300: 12 } as const;
export type Density = keyof typeof DOTS;

/** Characters of the printer's own font; other texts are drawn as dots, so that no font need be loaded. */
const PLAIN = /^[ -~\u00A1-\u00FF]+$/;
/** Characters that begin a command or an escape inside a field. */
const COMMANDING = /[\^~\\_\p{Cc}]/gu;

/** Escapes the data of a field: characters of commands become their hexadecimal code after `_` (`^FH_`). */
export const escaped = (text: string): string =>
  text.replace(COMMANDING, (character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const REPEATS_MOST = 400;

/** Encodes a repetition of the next character: G to Y are 1 to 19, g to z are 20 to 400 in twenties. */
function times(count: number): string {
  const [twenties, ones] = [Math.floor(count / 20), count % 20];
  const letter = (from: string, place: number): string => String.fromCharCode(from.charCodeAt(0) + place - 1);
  return (twenties > 0 ? letter('g', twenties) : '') + (ones > 0 ? letter('G', ones) : '');
}

/** Encodes a row of dots in hexadecimal, compressing repetitions. */
const packed = (hex: string): string =>
  hex.replace(/(.)\1{2,}/g, (same: string, character: string) => {
    let rest = same.length;
    let written = '';
    for (; rest > 0; rest -= REPEATS_MOST) written += times(Math.min(rest, REPEATS_MOST)) + character;
    return written;
  });

/** Encodes a graphic field; a row equal to the one above is a colon. */
export function graphic({ height, bytesPerRow, bytes }: Bitmap): string {
  const rows: string[] = [];
  let before = '';
  for (let row = 0; row < height; row += 1) {
    const hex = Buffer.from(bytes.subarray(row * bytesPerRow, (row + 1) * bytesPerRow))
      .toString('hex')
      .toUpperCase();
    rows.push(hex === before ? ':' : packed(hex));
    before = hex;
  }
  const total = bytesPerRow * height;
  return `^GFA,${total},${total},${bytesPerRow},${rows.join('')}`;
}

type Text = Extract<Ink, { kind: 'text' }>;

function textField(ink: Text, dots: number): string {
  const { text, x, y, size } = ink;
  const at = (value: number): number => Math.max(0, Math.round(value * dots));
  if (PLAIN.test(text)) return `^FT${at(x)},${at(y)}^A0N,${at(size)},${at(size)}^FH_^FD${escaped(text)}^FS`;
  const drawn = rasterise(strokesOf(ink), dots);
  return drawn ? `^FO${Math.max(0, drawn.x)},${Math.max(0, drawn.y)}${graphic(drawn.bitmap)}^FS` : '';
}

function field(ink: Ink, dots: number): string {
  const at = (value: number): number => Math.max(0, Math.round(value * dots));
  if (ink.kind === 'text') return textField(ink, dots);
  if (ink.kind === 'barcode') {
    const { x, y, module, height, text } = ink;
    const wide = Math.max(1, at(module));
    return `^FO${at(x)},${at(y)}^BY${wide},2,${at(height)}^BCN,${at(height)},N,N,N,A^FH_^FD${escaped(text)}^FS`;
  }
  return rectanglesOf(ink)
    .map(([x, y, w, h]) => {
      const [wide, tall] = [Math.max(1, at(w)), Math.max(1, at(h))];
      return `^FO${at(x)},${at(y)}^GB${wide},${tall},${Math.min(wide, tall)}^FS`;
    })
    .join('');
}

/** Writes sheets in the language of label printers (ZPL II), text as UTF-8, in so many copies. */
export const zplOf = (sheets: readonly Sheet[], { density, copies }: { density: Density; copies: number }): string => {
  const dots = DOTS[density];
  return sheets
    .map(
      ({ width, height, inks }) =>
        `^XA\n^CI28\n^LH0,0\n^PW${Math.round(width * dots)}\n^LL${Math.round(height * dots)}\n${inks
          .map((ink) => field(ink, dots))
          .filter(Boolean)
          .join('\n')}\n^PQ${copies}\n^XZ\n`,
    )
    .join('');
};
