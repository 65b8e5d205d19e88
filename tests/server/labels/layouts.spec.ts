import { describe, expect, test } from 'vitest';
import { LABEL_SIZES, PRINTED } from '#machines/fields/printing.ts';
import type { LabelContent } from '#server/labels/content.ts';
import type { Sheet } from '#server/labels/ink.ts';
import { wrap } from '#server/labels/compose.ts';
import { layOut } from '#server/labels/layouts/index.ts';
import { extentOf, scanned } from '../../support/labels/paper.ts';
import { longest, usual, WRITINGS } from '../../support/labels/samples.ts';

const LAYOUT = { order: 'waybill', package: 'bag', shelf: 'shelf', shipment: 'manifest' } as const;
const CASES = Object.entries(LAYOUT).flatMap(([machine, layout]) =>
  PRINTED[machine as keyof typeof PRINTED].sizes.map((size) => [layout, size] as const),
);

const sheetsOf = (content: LabelContent, size: keyof typeof LABEL_SIZES): Sheet[] => layOut(content, LABEL_SIZES[size]);

/** Tolerance in millimetres for parts that touch without overlap. */
const HAIR = 0.05;

/** Returns the inks that leave the paper or overlap another ink. */
function faultsOf({ width, height, inks }: Sheet): string[] {
  const drawn = inks.flatMap((ink) => {
    const extent = extentOf(ink);
    return extent ? [{ kind: ink.kind, said: ink.kind === 'fill' ? 'a line' : ink.text, extent }] : [];
  });
  const over = drawn
    .filter(({ extent: [left, top, right, bottom] }) => left < 0 || top < 0 || right > width || bottom > height)
    .map(({ said, extent }) => `${said} leaves the paper: ${extent.join(' ')}`);
  const solid = drawn.filter(({ kind }) => kind !== 'fill');
  const crossed = solid.flatMap((one, index) =>
    solid.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.extent[2], other.extent[2]) - Math.max(one.extent[0], other.extent[0]);
      const down = Math.min(one.extent[3], other.extent[3]) - Math.max(one.extent[1], other.extent[1]);
      return Math.min(across, down) < HAIR ? [] : [`${one.said} lies over ${other.said}`];
    }),
  );
  return [...over, ...crossed];
}

describe.each(CASES)('%s on %s', (layout, size) => {
  test.each(WRITINGS)(
    'a layout stays on its paper and does not overlap itself with the longest texts, %s',
    (writing) => {
      expect(sheetsOf(longest(writing)[layout], size).flatMap(faultsOf)).toEqual([]);
    },
  );

  test('a scanner reads a layout: the bars say its number, and so does the QR code, or it leads to the receiver’s page', () => {
    const content = usual[layout];
    const [sheet] = sheetsOf(content, size);
    if (!sheet) throw new Error('No sheet');
    expect(scanned(sheet, 'barcode')).toBe(content.number);
    expect(scanned(sheet, 'qr')).toBe('link' in content ? content.link : content.number);
  });
});

test('a scanner reads the longest numbers too', () => {
  for (const [layout, size] of CASES) {
    const [sheet] = sheetsOf(longest('english')[layout], size);
    if (!sheet) throw new Error('No sheet');
    const content = longest('english')[layout];
    expect(scanned(sheet, 'barcode')).toBe(content.number);
    if ('link' in content) expect(scanned(sheet, 'qr')).toBe(content.link);
  }
});

test('a manifest goes on over pages, each saying which it is, and no line is lost', () => {
  const content = longest('chinese').manifest;
  if (content.layout !== 'manifest') throw new Error('No manifest');
  const rows = Array.from({ length: 61 }, (_, index) => [String(index + 1), `N${index + 1}`, '1', '1 kg', '', '']);
  const sheets = sheetsOf({ ...content, rows }, 'a4');
  const said = sheets.map(({ inks }) => inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : [])));
  expect(sheets.length).toBeGreaterThan(1);
  expect(said.map((texts) => texts.filter((text) => / \/ /.test(text)).at(-1))).toEqual(
    sheets.map((_, index) => `${index + 1} / ${sheets.length}`),
  );
  for (let line = 1; line <= 61; line += 1) expect(said.flat().filter((text) => text === `N${line}`)).toHaveLength(1);
});

test.each(WRITINGS)('a report goes on over pages, stays on them, and loses no line of its table, %s', (writing) => {
  const sheets = sheetsOf(longest(writing).report, 'a4');
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.flatMap(faultsOf)).toEqual([]);
  const said = sheets.flatMap(({ inks }) => inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : [])));
  for (let line = 0; line < 60; line += 1) expect(said.filter((text) => text === String(line))).toHaveLength(1);
});

test('a character that no font has is seen as a box', () => {
  const [sheet] = sheetsOf({ ...usual.shelf, branch: '\u{1F4E6} box' }, '60x40');
  const runs = (sheet?.inks ?? []).flatMap((ink) => (ink.kind === 'text' ? ink.runs : []));
  expect(runs.map(({ text }) => text)).toContain('\u25A1 box');
});

test('no line ends with what opens, or begins with what closes', () => {
  const said = 'No. 6, Bogyoke Road (West), Yangon; \u4E91\u5357\u7701\uFF08\u745E\u4E3D\uFF09\u3001\u59D0\u544A\u3002';
  for (let ems = 6; ems < 24; ems += 0.5)
    for (const line of wrap(said, false, ems)) {
      expect(line).not.toMatch(/[(\uFF08]$/u);
      expect(line).not.toMatch(/^[).,;\uFF09\u3001\u3002]/u);
    }
  expect(wrap(said, false, 12).join(' ').replaceAll(' ', '')).toBe(said.replaceAll(' ', ''));
});
