import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { LABEL_SIZES } from '#machines/fields/printing.ts';
import { runsOf } from '#server/labels/fonts.ts';
import { layOut } from '#server/labels/layouts/index.ts';
import { pdfOf } from '#server/labels/pdf.ts';
import { NUMBER, usual } from '../../support/labels/samples.ts';

const POINTS_IN_MILLIMETRE = 72 / 25.4;

const read = async (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));

test('a PDF has a page for each copy, as large as the paper, and its text can be searched', async () => {
  const sheets = layOut(usual.waybill, LABEL_SIZES['100x150']);
  const file = await read(await pdfOf(sheets, { title: NUMBER, copies: 2 }));
  expect(file.numPages).toBe(2);
  const page = await file.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  expect(width / POINTS_IN_MILLIMETRE).toBeCloseTo(100, 1);
  expect(height / POINTS_IN_MILLIMETRE).toBeCloseTo(150, 1);
  const { text } = await extractText(file, { mergePages: false });
  expect(text).toHaveLength(2);
  expect(text[0]).toContain(NUMBER);
  expect(text[0]).toContain('云南省瑞丽市姐告国门大道');
});

test('Burmese is written as its readers write it: the vowel before its consonant, medials around it', () => {
  // In "ကြေ" the vowel sign and the medial are typed after the consonant and drawn before it.
  const glyphs = (text: string) => runsOf(text, false).flatMap((run) => run.glyphs);
  const [consonant] = glyphs('\u1000');
  const drawn = glyphs('\u1000\u103C\u1031');
  expect(drawn.length).toBeGreaterThanOrEqual(3);
  expect(drawn.at(-1)?.id).toBe(consonant?.id);
});
