import { expect, it } from 'vitest';
import { UNDRAWN_HEADER, undrawnFrom, undrawnHeader } from '#calls/undrawn.ts';
import { drawnFile } from '#services/drawn.ts';
import type { ReportContent } from '#server/labels/content.ts';
import { pdfAnswer } from '#server/papers/pdfAnswer.ts';

/** Letters of a script without a font here, and an emoji of several code points. */
const AMHARIC = 'ሰላም';
const report = (name: string): ReportContent => ({
  layout: 'report',
  number: 'BIL00000001',
  title: 'Shweli · Bill',
  parts: [{ title: 'Customer', said: [], captions: [{ title: 'Name', value: name }], heads: [], rows: [['', name]] }],
  foot: 'BIL00000001',
});

it('a paper names the characters that no font draws, each once, to who fetches it', async () => {
  const { headers, body } = await pdfAnswer(report(`${AMHARIC} ${AMHARIC}`), 'BIL00000001');
  expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
  const fetched = await drawnFile(
    new Response(new Uint8Array(body as Buffer), { headers: { [UNDRAWN_HEADER]: String(headers[UNDRAWN_HEADER]) } }),
  );
  expect(fetched.undrawn).toEqual(Array.from(AMHARIC));
  expect(await fetched.content.slice(0, 5).text()).toBe('%PDF-');
});

it('a paper whose characters are all drawn says nothing of them', async () => {
  const { headers } = await pdfAnswer(report('ဒေါ်ခင်မြ 瀍河回族区 Nguyễn'), 'BIL00000001');
  expect(Object.keys(headers)).not.toContain(UNDRAWN_HEADER);
  expect((await drawnFile(new Response('%PDF-'))).undrawn).toEqual([]);
});

it('the header takes any character, and is never long', () => {
  const characters = [',', '%', '🙂', 'e\u0301', '\r\n', 'ሰ'];
  const written = undrawnHeader(characters);
  expect(written).toMatch(/^[\x21-\x7e]+$/);
  expect(undrawnFrom(written)).toEqual(characters);
  expect(undrawnFrom(undrawnHeader(['\ud800']))).toEqual(['\ufffd']);
  expect(undrawnHeader(Array.from({ length: 30_000 }, () => '🙂')).length).toBeLessThan(1_000);
});
