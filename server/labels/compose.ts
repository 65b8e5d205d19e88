import { code128Bars } from './code128.ts';
import { isBurmese, isThai, runsOf, widthOf } from './fonts.ts';
import type { Ink } from './ink.ts';
import { qrModules } from './qr.ts';

/** Position and size of an element, in millimetres. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Manner {
  /** Preferred size of an em and the smallest one, in millimetres. */
  readonly size: number;
  readonly least?: number;
  readonly strong?: boolean;
  readonly align?: 'start' | 'middle' | 'end';
  readonly down?: 'start' | 'middle';
}

/**
 * One dot of a printer of 203 dots an inch, in millimetres. Modules of barcodes are whole dots, so that none is
 * blurred.
 */
export const DOT = 0.125;

const STEP = 0.1;
const ELLIPSIS = '\u2026';

/** Returns the line height and the position of the baseline, in ems; Burmese and Thai need more, because they stack. */
function lineOf(line: string): { height: number; baseline: number } {
  if (isBurmese(line)) return { height: 1.9, baseline: 1.2 };
  return isThai(line) ? { height: 1.55, baseline: 1.1 } : { height: 1.3, baseline: 0.98 };
}

const words = new Intl.Segmenter('my', { granularity: 'word' });
const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });
const partsOf = (content: string, by: Intl.Segmenter): string[] =>
  Array.from(by.segment(content), ({ segment }) => segment);

/** Characters that belong to the word before them. */
const CLOSING = /^[\p{Pe}\p{Pf}.,;:!?%\u3001\u3002\uFF0C\uFF1A\uFF1B\uFF01\uFF1F\u104A\u104B\u2026/-]+\s*$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Splits a text where a line may break: after a word and its punctuation. */
function wordsOf(content: string): string[] {
  const found: string[] = [];
  for (const part of partsOf(content, words)) {
    const last = found.at(-1);
    if (last !== undefined && (CLOSING.test(part) || OPENING.test(last) || part.trim() === ''))
      found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/**
 * Breaks a text into lines of a maximum width in ems; a word too long for a line is broken between letters. Words are
 * measured one by one, because their width does not depend on their neighbours.
 */
export function wrap(content: string, strong: boolean, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let wide = 0;
  const add = (part: string, breakable: boolean): void => {
    const more = widthOf(part, strong);
    if (wide + widthOf(part.trimEnd(), strong) <= width) {
      line += part;
      wide += more;
    } else if (breakable && more > width) {
      for (const letter of partsOf(part, graphemes)) add(letter, false);
    } else {
      if (line.trim() !== '') lines.push(line.trimEnd());
      line = part.trimStart();
      wide = line === '' ? 0 : more;
    }
  };
  for (const part of wordsOf(content.replace(/\s+/g, ' ').trim())) add(part, true);
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Cuts a line so that it fits with an ellipsis. */
function cut(line: string, strong: boolean, width: number): string {
  const letters = partsOf(line, graphemes);
  while (letters.length > 0 && widthOf(`${letters.join('')}${ELLIPSIS}`, strong) > width) letters.pop();
  return `${letters.join('')}${ELLIPSIS}`;
}

/** Places a text at the largest size that fits; at its smallest size it is cut off instead of overflowing. */
export function text(content: string, place: Place, manner: Manner): Ink[] {
  const { size, least = size, strong = false, align = 'start', down = 'start' } = manner;
  const { height, baseline } = lineOf(content);
  const linesAt = (em: number): number => Math.max(1, Math.floor(place.height / (em * height) + 1e-6));
  let em = size;
  let lines = wrap(content, strong, place.width / em);
  while (lines.length > linesAt(em) && em - STEP >= least - 1e-6) {
    em -= STEP;
    lines = wrap(content, strong, place.width / em);
  }
  const most = linesAt(em);
  if (lines.length > most) {
    const last = lines.slice(most - 1).join(' ');
    lines = [...lines.slice(0, most - 1), cut(last, strong, place.width / em)];
  }
  const above = down === 'middle' ? Math.max(0, place.height - lines.length * height * em) / 2 : 0;
  return lines.map((line, index): Ink => {
    const free = place.width - widthOf(line, strong) * em;
    const shift = align === 'middle' ? free / 2 : align === 'end' ? free : 0;
    return {
      kind: 'text',
      x: place.x + shift,
      y: place.y + above + (index * height + baseline) * em,
      size: em,
      text: line,
      runs: runsOf(line, strong),
    };
  });
}

/** Returns the bottom of the last line of a text; 0 for an empty text. */
export const bottomOf = (inks: readonly Ink[]): number =>
  Math.max(
    0,
    ...inks.flatMap((ink) => {
      if (ink.kind !== 'text') return [];
      const { height, baseline } = lineOf(ink.text);
      return [ink.y + (height - baseline) * ink.size];
    }),
  );

/** Places a small title over a value. */
export const caption = (title: string, value: string, place: Place, scale = 1): Ink[] => [
  ...text(title, { ...place, height: 3.6 * scale }, { size: 2.3 * scale, least: 1.6 * scale }),
  ...text(
    value,
    { ...place, y: place.y + 3.6 * scale, height: place.height - 3.6 * scale },
    { size: 3.3 * scale, least: 2 * scale, strong: true },
  ),
];

export const fill = (x: number, y: number, width: number, height: number): Ink => ({
  kind: 'fill',
  x,
  y,
  width,
  height,
});

/** Draws the four sides of a rectangle. */
export const frame = ({ x, y, width, height }: Place, thick: number): Ink[] => [
  fill(x, y, width, thick),
  fill(x, y + height - thick, width, thick),
  fill(x, y, thick, height),
  fill(x + width - thick, y, thick, height),
];

const QUIET = 10;
const QR_QUIET = 4;

/** Centres a Code 128 barcode in a place: modules are whole dots wide, quiet zones are inside the place. */
export function barcode(content: string, place: Place): Ink {
  const modules = code128Bars(content).width;
  const dots = Math.max(1, Math.floor(place.width / ((modules + 2 * QUIET) * DOT)));
  const module = dots * DOT;
  const x = place.x + (place.width - modules * module) / 2;
  return { kind: 'barcode', x: Math.round(x / DOT) * DOT, y: place.y, module, height: place.height, text: content };
}

/** Places a QR code in a square, its quiet zone inside it. */
export function qr(content: string, x: number, y: number, side: number): Ink {
  const modules = qrModules(content).length;
  const dots = Math.max(1, Math.floor(side / ((modules + 2 * QR_QUIET) * DOT)));
  const inset = (side - modules * dots * DOT) / 2;
  return { kind: 'qr', x: x + inset, y: y + inset, module: dots * DOT, text: content };
}
