import { readFileSync } from 'node:fs';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';

/** Fonts of all labels (docs/decisions/0047): one for Latin and Chinese, one for Burmese, one for Thai, each also in bold. */
const FILES = {
  text: 'noto-sans-sc-medium.ttf',
  strong: 'noto-sans-sc-bold-latin.ttf',
  burmese: 'padauk-regular.ttf',
  burmeseStrong: 'padauk-bold.ttf',
  thai: 'noto-sans-thai-medium.ttf',
  thaiStrong: 'noto-sans-thai-bold.ttf',
} as const;
export type FontName = keyof typeof FILES;
export const FONT_NAMES = Object.keys(FILES) as readonly FontName[];

/** Returns the address of a font's file. */
export const fontFile = (name: FontName): URL => new URL(`./fonts/${FILES[name]}`, import.meta.url);

/** A glyph of a shaped run; advances and offsets in ems, y upwards. */
export interface Glyph {
  readonly id: number;
  /** Characters of the glyph; empty for the further glyphs of a cluster. */
  readonly codePoints: readonly number[];
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

/** A run of text in one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** In ems. */
  readonly advance: number;
}

interface Opened {
  readonly font: Font;
  readonly upem: number;
}

const opened = new Map<FontName, Opened>();

/** Opens a font at its first use. */
function open(name: FontName): Opened {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(fontFile(name));
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const fresh = { font: new Font(face), upem: face.upem };
  opened.set(name, fresh);
  return fresh;
}

const BURMESE = /[\u1000-\u109F\uA9E0-\uA9FF\uAA60-\uAA7F]/u;
const THAI = /[\u0E01-\u0E3A\u0E3F-\u0E5B]/u;
/** Drawn for a character that no font has, so that the gap is visible. */
const UNKNOWN = '\u25A1';

export const isBurmese = (text: string): boolean => BURMESE.test(text);
export const isThai = (text: string): boolean => THAI.test(text);

const has = (name: FontName, character: string): boolean =>
  open(name).font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;

/** Characters that draw nothing but join or part their neighbours: HarfBuzz hides them. */
const JOINING = '\\u200B-\\u200D\\u2060';
/** Characters that draw nothing and mean nothing on paper: directions, selectors, fillers, marks of annotations. */
const SILENT = new RegExp(`(?![${JOINING}])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu');
/** A character with its marks and what joins it. */
const CLUSTER = new RegExp(`[${JOINING}]*[^${JOINING}][\\p{M}${JOINING}]*|[${JOINING}]+`, 'gsu');
const IGNORED = new RegExp(`[${JOINING}]`, 'gu');
/** Spaces, for which HarfBuzz takes that of the font. */
const SPACE = /^\p{Zs}$/u;

/** Splits a text into characters with their marks; a letter and its accent are one character where there is such a one. */
const clustersOf = (text: string): readonly string[] =>
  text.normalize('NFC').replaceAll(SILENT, '').match(CLUSTER) ?? [];

/** Lists the fonts that may have a cluster, the best first. */
function fontsFor(drawn: string, strong: boolean): readonly FontName[] {
  if (isBurmese(drawn)) return [strong ? 'burmeseStrong' : 'burmese'];
  if (isThai(drawn)) return [strong ? 'thaiStrong' : 'thai'];
  return strong ? ['strong', 'text'] : ['text'];
}

/** Returns the font of a cluster, or null if none has all of it. One that draws nothing stays in the run before it. */
function fontOf(cluster: string, strong: boolean, before: FontName | undefined): FontName | null {
  const drawn = cluster.replaceAll(IGNORED, '');
  if (drawn === '') return before ?? 'text';
  const wanted = fontsFor(drawn, strong);
  const draws = (name: FontName): boolean =>
    Array.from(drawn).every((character) => has(name, character) || SPACE.test(character));
  return wanted.find(draws) ?? null;
}

/** Lists the characters of a text that no font has, each once: a label shows a box instead. */
export const undrawnIn = (text: string): readonly string[] => [
  ...new Set(
    clustersOf(text)
      .filter((cluster) => fontOf(cluster, false, undefined) === null)
      .map((cluster) => cluster.replaceAll(IGNORED, '')),
  ),
];

/** Shapes a run of one font: HarfBuzz reorders and joins Burmese characters, and stacks Thai marks. */
function shapeRun(font: FontName, text: string): Run {
  const { font: drawn, upem } = open(font);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(drawn, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  const characters = new Set<number>();
  const glyphs = infos.map(({ codepoint: id, cluster }, index): Glyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const codePoints = characters.has(cluster)
      ? []
      : Array.from(text.slice(cluster, end), (one) => one.codePointAt(0) ?? 0);
    characters.add(cluster);
    return { id, codePoints, advance: xAdvance / upem, dx: xOffset / upem, dy: yOffset / upem };
  });
  return { font, text, glyphs, advance: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
}

const MOST_KEPT = 20_000;
const kept = new Map<string, readonly Run[]>();

/** Splits a line of text into runs of fonts that have its characters. */
export function runsOf(text: string, strong: boolean): readonly Run[] {
  const key = `${strong ? 1 : 0}${text}`;
  const known = kept.get(key);
  if (known) return known;
  const parts: { font: FontName; text: string }[] = [];
  for (const cluster of clustersOf(text)) {
    const last = parts.at(-1);
    const font = fontOf(cluster, strong, last?.font);
    const [shownIn, shown] = font === null ? (['text', UNKNOWN] as const) : [font, cluster];
    if (last?.font === shownIn) last.text += shown;
    else parts.push({ font: shownIn, text: shown });
  }
  const runs = parts.map((part) => shapeRun(part.font, part.text));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, runs);
  return runs;
}

/** Returns the width of a line in ems. */
export const widthOf = (text: string, strong: boolean): number =>
  runsOf(text, strong).reduce((sum, { advance }) => sum + advance, 0);

/** One segment of an outline: curve and end point, in ems, y upwards. TrueType has no other kinds. */
export type Stroke = readonly [kind: 'M' | 'L' | 'Q' | 'Z', ...places: number[]];

const outlines = new Map<string, readonly Stroke[]>();

/** Returns the outline of a glyph. */
export function outlineOf(font: FontName, id: number): readonly Stroke[] {
  const key = `${font} ${id}`;
  const known = outlines.get(key);
  if (known) return known;
  const { font: drawn, upem } = open(font);
  const strokes = (drawn.glyphToPath(id).match(/[MLQZ][^MLQZ]*/g) ?? []).map((part): Stroke => {
    const places = (part.slice(1).match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => Number(number) / upem);
    // The pattern matches only these letters.
    return [part[0] as Stroke[0], ...places];
  });
  outlines.set(key, strokes);
  return strokes;
}
