import { beforeEach, describe, expect, test, vi } from 'vitest';
import { waybillOf } from '#machines/fields/identifiers.ts';
import { FILTER_TEXT_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { page, type PageQuery, type Row } from '#services/page.ts';
import { lookUp } from '#views/shapes/list/find/lookUp.ts';
import { isMisread, numbersIn, writings } from '#views/shapes/list/find/numbers.ts';

vi.mock('#services/page.ts', () => ({ page: vi.fn() }));

const WAYBILL = waybillOf(7);
const WRONG = WAYBILL.replace(/\d(?=MM$)/, (digit) => String((Number(digit) + 1) % 10));

describe('pasted numbers', () => {
  test.each([
    ['lines and tabs of a spreadsheet', 'A1\r\nB2\tC3\n\n', ['A1', 'B2', 'C3']],
    [
      'commas, semicolons, bars, of either script',
      'A1,B2;C3|D4，E5；F6、G7',
      ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7'],
    ],
    ['quotes and brackets', `"A1", 'B2' [C3] (D4)`, ['A1', 'B2', 'C3', 'D4']],
    ['letters and digits of full width', 'ＳＬ１２　ab', ['SL12', 'ab']],
    ['digits of Burmese', '၁၂၃ ၄၅', ['123', '45']],
    ['dashes of every kind, inside but not around', 'A–1 - B—2, -C3.', ['A-1', 'B-2', 'C3']],
    ['spaces that are not seen', 'A1\u200bB2\u00a0C3\ufeff', ['A1', 'B2', 'C3']],
    ['the same number again', 'A1 B2 A1', ['A1', 'B2']],
    ['nothing', ' \n,; ', []],
    ['signs that numbers may have', 'CUS/2026_1.a @x #7 +9', ['CUS/2026_1.a', '@x', '#7', '+9']],
  ])('pasted numbers are read from a text: %s', (_, typed, numbers) => {
    expect(numbersIn(typed)).toEqual(numbers);
  });

  test('a wrong check digit is seen on our own numbers alone, of pieces and in small letters too', () => {
    expect([WAYBILL, WRONG, WRONG.toLowerCase(), `${WRONG}-2`, `${WAYBILL}-2`].map(isMisread)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(['BIL00000001', 'EE123456789CN', '123456789012345678', 'SL12'].map(isMisread)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['088300010000000073', '088300010000000074'].map(isMisread).filter(Boolean)).toHaveLength(1);
  });

  test('a pasted number of a piece is looked for as its order, and small letters also as capitals', () => {
    expect(writings(`${WAYBILL}-12`.toLowerCase())).toEqual([WAYBILL]);
    expect(writings('bil1')).toEqual(['bil1', 'BIL1']);
    expect(writings('BIL1')).toEqual(['BIL1']);
  });
});

describe('numbers looked up', () => {
  const rows = [
    { id: WAYBILL, mailSn: 'CUS-1' },
    { id: 'X', mailSn: 'cus-2' },
  ].map((row): Row => ({ version: 1, state: 's', code: null, ...row }));
  const { signal } = new AbortController();
  const asked = (): unknown[] => vi.mocked(page).mock.calls.map(([, { filters }]) => filters?.[0]);

  /** Serves pages of the rows whose field has one of the values. */
  const serve = (kept: readonly Row[]): void => {
    vi.mocked(page).mockImplementation(async (_, { filters = [], pageNum, pageSize }: PageQuery) => {
      const matching = kept.filter((row) =>
        filters.every(({ field, value }) => Array.isArray(value) && value.includes(row[field])),
      );
      const records = matching.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { records, total: matching.length, totalIsExact: true };
    });
  };
  beforeEach(() => {
    vi.mocked(page).mockReset();
    serve(rows);
  });

  test('numbers looked up are looked for in the next field only where the one before knows none, and misread ones nowhere', async () => {
    const answer = await lookUp(
      { machine: 'order', fields: ['id', 'mailSn'] },
      [WAYBILL, 'cus-2', WRONG, 'NONE'],
      signal,
    );
    expect(answer.rows.map(({ id }) => id)).toEqual([WAYBILL, 'X']);
    expect(answer).toMatchObject({ missing: ['NONE'], misread: [WRONG] });
    expect(answer.filter).toEqual({ field: 'id', op: 'in', value: [WAYBILL, 'X'] });
    expect(asked()).toEqual([
      { field: 'id', op: 'in', value: [WAYBILL, 'cus-2', 'CUS-2', 'NONE'] },
      { field: 'mailSn', op: 'in', value: ['cus-2', 'CUS-2', 'NONE'] },
    ]);
  });

  test('numbers looked up of which none is there leave nothing, rather than everything', async () => {
    const { filter, missing } = await lookUp({ machine: 'order', fields: ['id'] }, ['NONE'], signal);
    expect(filter).toEqual({ field: 'id', op: 'in', value: [''] });
    expect(missing).toEqual(['NONE']);
  });

  test('numbers looked up that are longer than the server reads are not asked for: nothing has them', async () => {
    const long = '9'.repeat(FILTER_TEXT_MOST_CHARACTERS + 1);
    const { missing } = await lookUp({ machine: 'order', fields: ['id'] }, [long, 'NONE', long.slice(1)], signal);
    expect(missing).toEqual([long, 'NONE', long.slice(1)]);
    expect(asked()).toEqual([{ field: 'id', op: 'in', value: ['NONE', long.slice(1)] }]);
  });

  test('numbers looked up that many rows share find all of these, beyond one page', async () => {
    const many = Array.from({ length: 250 }, (_, index): Row => ({
      id: `R${index}`,
      version: 1,
      state: 's',
      code: null,
      order: WAYBILL,
    }));
    serve(many);
    const answer = await lookUp({ machine: 'receivable', fields: ['order'] }, [WAYBILL.toLowerCase()], signal);
    expect(answer.rows).toHaveLength(250);
    expect(answer.filter).toEqual({ field: 'order', op: 'in', value: [WAYBILL] });
  });

  test('five hundred numbers looked up are asked for a hundred at a time', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => `BIL${index}`);
    await lookUp({ machine: 'bill', fields: ['id'] }, numbers, signal);
    expect(asked().flatMap((filter) => (filter as { value: string[] }).value.length)).toEqual([
      100, 100, 100, 100, 100,
    ]);
  });
});
