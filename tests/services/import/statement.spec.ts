import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { loadWords } from '#i18n/load.ts';
import { csvSheet } from '#services/import/csv.ts';
import { numberCell } from '#services/import/cell.ts';
import { foreignLayout } from '#services/import/foreign.ts';
import { open } from '#services/import/open.ts';
import { readRows } from '#services/import/rows.ts';
import { createStatement } from '#services/import/statement.ts';
import { readCell } from '#services/import/values.ts';
import { statementSheet } from '#views/records/bankLine/sheet.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const languages = [await loadWords('en')];
const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
const reading = { languages, names };
const signed = { kind: 'number', factor: 100, decimals: 2, unit: null, side: 'either' } as const;
const nobody = { sender: null, merchant: null };

/** Returns the payloads of a statement's lines, and where their cells are. */
function linesOf(
  text: string,
  chosen: Readonly<Record<string, number>> | null = null,
  given: Readonly<Record<string, unknown>> = {},
) {
  const template = { ...statementSheet, given };
  const sheet = csvSheet(bytes(text));
  const { foreign } = statementSheet;
  if (!foreign) throw new Error('The sheet of a statement has heads of its own');
  const layout = foreignLayout(template, foreign, sheet, chosen, languages);
  const complete = createStatement(layout.places);
  const rows = readRows(template, sheet, layout, { languages, names }, nobody);
  return [...rows].filter(({ skipped }) => !skipped).map((row) => complete(row));
}

/** Returns all rows below the heads of a statement, also those that are skipped. */
function rowsOf(text: string) {
  const sheet = csvSheet(bytes(text));
  const { foreign } = statementSheet;
  if (!foreign) throw new Error('The sheet of a statement has heads of its own');
  const layout = foreignLayout(statementSheet, foreign, sheet, null, languages);
  return [...readRows(statementSheet, sheet, layout, reading, nobody)];
}

/** Returns the amounts in and out of a statement's lines, or the faults of each. */
const amountsOf = (text: string) =>
  linesOf(text).map(({ data: { paidIn, paidOut }, problems }) =>
    problems.length > 0 ? problems.map(({ cell, fault }) => [cell, 'id' in fault && fault.id]) : [paidIn, paidOut],
  );

const KBZ = `Kanbawza Bank
Account,0012345678
Period,01/11/2026 - 30/11/2026

Transaction Date,Reference No,Particulars,Debit,Credit,Balance
20/11/2026,FT001,"TRANSFER, DAW HLA",0.00,"12,000.00","112,000.00"
20-Nov-2026,FT002,Charge,500.00,,"111,500.00"
`;
const AYA =
  'Value Date;Narration;Withdrawal;Deposit\r\n2026-11-20 10:22;RC00000001;;300\r\n2026-11-20;RC00000001;;300\r\n';
const CB = 'Date\tDescription\tAmount (MMK)\n1/2/2026\tIn\t10.5\n01/02/2026\tOut\t-7\n';

describe('the statement of a bank', () => {
  it('the statement of a bank is read below what the bank says of itself', () => {
    expect(linesOf(KBZ).map(({ row, data }) => ({ row, ...data }))).toEqual([
      {
        row: 6,
        day: '2026-11-20',
        reference: 'FT001',
        narrative: 'TRANSFER, DAW HLA',
        paidIn: 12_000_00,
        balance: 112_000_00,
        number: 1,
      },
      {
        row: 7,
        day: '2026-11-20',
        reference: 'FT002',
        narrative: 'Charge',
        paidOut: 500_00,
        balance: 111_500_00,
        number: 1,
      },
    ]);
  });

  it('the statement of a bank numbers equal lines, so that both are kept and neither twice', () => {
    expect(linesOf(AYA).map(({ data }) => data['number'])).toEqual([1, 2]);
  });

  it('the statement of a bank takes one amount with a sign', () => {
    expect(linesOf(CB).map(({ data: { paidIn, paidOut } }) => [paidIn, paidOut])).toEqual([
      [10_50, undefined],
      [undefined, 7_00],
    ]);
  });

  it.each(['Dr/Cr', 'D/C', 'DC', 'Debit/Credit', 'CR/DR', 'Type', '借贷标志', '借贷', '收付标志', '收/付'])(
    'the statement of a bank takes one amount with a letter below the head %s',
    (head) => {
      const letters = ['DR', 'D', 'Dr.', 'debit', ' d r ', '借', '支', '付', 'CR', 'C', 'Credit', 'c.r.', '贷', '收'];
      const lines = letters.map((letter) => `1/2/2026,7,${letter}\n`).join('');
      expect(amountsOf(`Date,Amount,${head}\n${lines}`)).toEqual([
        ...Array.from({ length: 8 }, () => [undefined, 7_00]),
        ...Array.from({ length: 6 }, () => [7_00, undefined]),
      ]);
    },
  );

  it('the statement of a bank is not sure of an amount whose letter is missing, not known or against its sign', () => {
    const lines = ['5,X', '5,', '-5,CR', '-5,DR', '0,', ',DR'].map((line) => `1/2/2026,${line}\n`).join('');
    const text = `Date,Amount,Dr/Cr\n${lines}`;
    expect(amountsOf(text)).toEqual([
      [['C2', 'notDebitOrCredit']],
      [['C3', 'notDebitOrCredit']],
      [['C4', 'creditBelowZero']],
      [undefined, 5_00],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(
      linesOf(text)
        .slice(0, 3)
        .map(({ data: { paidIn, paidOut } }) => [paidIn, paidOut]),
    ).toEqual(Array.from({ length: 3 }, () => [undefined, undefined]));
  });

  it.each([
    ['4,000.00 CR', 4_000_00, undefined],
    ['4,000.00CR', 4_000_00, undefined],
    ['CR 4,000.00', 4_000_00, undefined],
    ['4,000.00 Cr.', 4_000_00, undefined],
    ['MMK 4,000.00 CR', 4_000_00, undefined],
    ['4,000.00 MMK DR', undefined, 4_000_00],
    ['၄,၀၀၀.၀၀ DR', undefined, 4_000_00],
    ['-4,000.00 DR', undefined, 4_000_00],
    ['4,000.00 借', undefined, 4_000_00],
    ['(3,000.00)', undefined, 3_000_00],
    ['（3,000.00）', undefined, 3_000_00],
    ['(3,000.00 Ks)', undefined, 3_000_00],
    ['3,000.00-', undefined, 3_000_00],
    ['3,000.00 –', undefined, 3_000_00],
    ['+3,000.00', 3_000_00, undefined],
    ['-', undefined, undefined],
    ['—', undefined, undefined],
  ])('the statement of a bank takes the amount %j with its sign', (written, paidIn, paidOut) => {
    expect(amountsOf(`Date,Amount\n1/2/2026,"${written}"\n`)).toEqual([[paidIn, paidOut]]);
  });

  it('the statement of a bank takes a dash for nothing beside an amount, and the letter that its column says as well', () => {
    const lines = ['-,5', '5,-', '5 DR,--', '–,5 CR', '-5,'].map((line) => `1/2/2026,${line}\n`).join('');
    expect(amountsOf(`Date,Debit,Credit\n${lines}`)).toEqual([
      [5_00, undefined],
      [undefined, 5_00],
      [undefined, 5_00],
      [5_00, undefined],
      [undefined, 5_00],
    ]);
  });

  it.each([
    ['Date,Debit,Credit\n1/2/2026,5 CR,\n', 'B2', 'otherSide'],
    ['Date,Debit,Credit\n1/2/2026,,5 DR\n', 'C2', 'otherSide'],
    ['Date,Debit,Credit\n1/2/2026,,(5.00)\n', 'C2', 'belowZero'],
    ['Date,Debit,Credit\n1/2/2026,,5.00-\n', 'C2', 'belowZero'],
    ['Date,Amount\n1/2/2026,-5 CR\n', 'B2', 'creditBelowZero'],
    ['Date,Amount\n1/2/2026,(5) CR\n', 'B2', 'creditBelowZero'],
    ['Date,Amount,Dr/Cr\n1/2/2026,5 CR,DR\n', 'C2', 'otherSide'],
    ['Date,Amount,Dr/Cr\n1/2/2026,5 DR,CR\n', 'C2', 'otherSide'],
    ['Date,Amount\n1/2/2026,(-5)\n', 'B2', 'notANumber'],
    ['Date,Amount\n1/2/2026,5 XR\n', 'B2', 'notANumber'],
    ['Date,Amount\n1/2/2026,()\n', 'B2', 'notANumber'],
  ])('the statement of a bank refuses a sign against another in %j', (text, cell, id) => {
    expect(amountsOf(text)).toEqual([[[cell, id]]]);
  });

  it('the statement of a bank takes the letter of an amount where the column of letters is empty, and that of a balance', () => {
    expect(amountsOf('Date,Amount,Dr/Cr\n1/2/2026,5 DR,\n1/2/2026,7,CR\n')).toEqual([
      [undefined, 5_00],
      [7_00, undefined],
    ]);
    const text = 'Date,Credit,Balance\n1/2/2026,5,4.00 DR\n1/2/2026,5,4.00 CR\n1/2/2026,5,(4.00)\n1/2/2026,5,-\n';
    expect(linesOf(text).map(({ data }) => data['balance'])).toEqual([-4_00, 4_00, -4_00, undefined]);
  });

  it('the statement of a bank does not take a type for debit or credit where amounts have their letters', () => {
    expect(amountsOf('Date,Amount,Type\n1/2/2026,5 CR,Transfer\n1/2/2026,7-,Charge\n')).toEqual([
      [5_00, undefined],
      [undefined, 7_00],
    ]);
  });

  it('the statement of a bank takes a letter that the format of a number shows', () => {
    const read = (number: number, format: string) =>
      readCell(numberCell(number, utils.format_cell({ t: 'n', v: number, z: format }), format), signed, reading);
    expect(read(4000, '#,##0.00" CR"')).toEqual({ value: 4_000_00 });
    expect(read(4000, '#,##0.00" DR"')).toEqual({ value: -4_000_00 });
    expect(read(4000.49, '#,##0" DR"')).toEqual({ fault: { id: 'shownOtherwise' } });
  });

  it('the statement of a bank takes a type for debit or credit only where the type says so, or nothing else does', () => {
    expect(amountsOf('Date,Amount,Type\n1/2/2026,5,Transfer\n1/2/2026,-7,Charge\n')).toEqual([
      [5_00, undefined],
      [undefined, 7_00],
    ]);
    expect(amountsOf('Date,Amount,Type\n1/2/2026,5,Transfer\n')).toEqual([[['C2', 'notDebitOrCredit']]]);
    expect(amountsOf('Date,Debit,Credit,Type\n1/2/2026,5,,Transfer\n')).toEqual([[undefined, 5_00]]);
    expect(amountsOf('Date,Debit,Credit,Dr/Cr\n1/2/2026,5,,X\n')).toEqual([[undefined, 5_00]]);
  });

  it.each(['Ccy', 'Cur', 'Curr', 'Currency', '币种', '货币'])(
    'the statement of a bank takes no line in another currency than the kyat below the head %s',
    (head) => {
      const text = ['MMK', 'Kyat', 'ks', 'Myanmar Kyat', '缅币', '缅元', 'ကျပ်', '', 'USD', '人民币', 'KSH']
        .map((currency) => `1/2/2026,5,${currency}\n`)
        .join('');
      const lines = linesOf(`Date,Credit,${head}\n${text}`);
      expect(lines.map(({ problems }) => problems.map(({ cell, fault }) => ({ cell, fault })))).toEqual([
        ...Array.from({ length: 8 }, () => []),
        ...['USD', '人民币', 'KSH'].map((currency, index) => [
          { cell: `C${index + 10}`, fault: { id: 'otherCurrency', values: { currency } } },
        ]),
      ]);
      expect(lines[0]?.data).toEqual({ day: '2026-02-01', paidIn: 5_00, number: 1 });
    },
  );

  it.each([
    ['Account Currency,CNY', 'CNY'],
    ['Currency: USD', 'USD'],
    ['Currency:,,USD', 'USD'],
    ['Account,0012345678,Ccy,THB', 'THB'],
    ['Statement Currency USD', 'USD'],
    ['币种：人民币', '人民币'],
    ['账户币种,美元', '美元'],
    ['Currency: USD  Branch: Yangon', 'USD'],
    ['Account Currency,MMK', null],
    ['Currency: MMK Branch: Yangon', null],
    ['Currency', null],
    ['Branch,Currency Exchange Counter', null],
  ])('the statement of a bank is refused for another currency where it says %j above its heads', (line, currency) => {
    const text = `A bank\n${line}\n\nDate,Credit\n1/2/2026,5\n`;
    if (currency === null) expect(amountsOf(text)).toEqual([[5_00, undefined]]);
    else {
      const refusal = { id: 'otherCurrency', values: { currency } };
      expect(() => linesOf(text)).toThrowError(expect.objectContaining({ refusal }));
    }
  });

  it('the statement of a bank in another currency is not left out of a file whose other sheet is in kyat', async () => {
    const book = utils.book_new();
    for (const currency of ['MMK', 'USD'])
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([
          ['Currency', currency],
          ['Date', 'Credit'],
          ['1/2/2026', 5],
        ]),
        currency,
      );
    const file = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    const task = { format: 'xlsx', bytes: file, template: statementSheet, chosen: null, usual: nobody } as const;
    await expect(open(task, languages)).rejects.toMatchObject({ refusal: { id: 'otherCurrency' } });
  });

  it.each([
    ['Date,Credit,Dr/Cr,Branch\n1/2/2026,5,CR,YGN\n', 'Dr/Cr, Branch'],
    ['Value Date,Credit,,Debit,Teller\n1/2/2026,5,x,,T\n', 'Teller'],
    ['Date,Amount,Type\n1/2/2026,-5,Charge\n', 'Type'],
    ['Date,Credit\n1/2/2026,5\n', null],
    ['Row,Result,Line number,What is wrong or to look at,Date,Credit,Teller\n2,Wrong,,x,1/2/2026,5,\n', 'Teller'],
  ])('the statement of a bank names once the columns that are not read of %j', async (text, heads) => {
    const task = { format: 'csv', bytes: bytes(text), template: statementSheet, chosen: null, usual: nobody } as const;
    const { remarks } = await open(task, languages);
    expect(remarks).toEqual(heads === null ? [] : [{ id: 'notRead', values: { names: heads } }]);
  });

  it.each(['Transaction Date,Value Date', 'Posting Date,Value Date', 'Value Date,Txn Date', 'Date,Value Date'])(
    'the statement of a bank takes the value date of %s, and the other day of a line without one',
    async (days) => {
      const [taken, other] = days.startsWith('Value') ? [0, 1] : [1, 0];
      const dated = (value: string, day: string): string => (taken === 0 ? `${value},${day}` : `${day},${value}`);
      const text = `${days},Credit\n${dated('2026-11-21', '2026-11-20')},5\n${dated('', '2026-11-20')},6\n${dated('31/02/2026', '2026-11-20')},7\n${dated('', '31/02/2026')},8\n`;
      const lines = linesOf(text);
      const [column, head] = [days.split(',')[taken], days.split(',')[other]];
      const instead = { id: 'instead', values: { column, head } };
      expect(lines.map(({ data, remarks }) => [data['day'], remarks])).toEqual([
        ['2026-11-21', undefined],
        ['2026-11-20', [instead]],
        [undefined, undefined],
        [undefined, [instead]],
      ]);
      expect(lines.map(({ problems }) => problems[0]?.cell)).toEqual([
        undefined,
        undefined,
        `${'AB'[taken]}4`,
        `${'AB'[other]}5`,
      ]);
      const task = {
        format: 'csv',
        bytes: bytes(text),
        template: statementSheet,
        chosen: null,
        usual: nobody,
      } as const;
      const { remarks } = await open(task, languages);
      expect(remarks).toEqual([{ id: 'instead', values: { column, head } }]);
    },
  );

  it.each([
    'Date,Narrative,Debit,Credit,Balance\n1/2/2026,Opening Balance,,,5\n',
    'Date,Narrative,Debit,Credit,Balance\nClosing balance:,,,,5\n',
    'Date,Narrative,Debit,Credit,Balance\n1/2/2026,CLOSING BALANCE AS ON 1/2/2026,0.00,-,5\n',
    'Date,Narrative,Amount,Balance\n,期末余额,,5\n',
  ])('skips the row of a balance in %j, and says so', (text) => {
    const rows = rowsOf(text);
    expect(rows.map(({ skipped, problems }) => [skipped?.id, problems])).toEqual([['balance', []]]);
  });

  it('a line that is called a balance and moves money is not skipped', () => {
    const text = 'Date,Narrative,Debit,Credit\n1/2/2026,Closing balance,,5\n1/2/2026,Fee,,\n';
    expect(rowsOf(text).map(({ skipped }) => skipped)).toEqual([undefined, undefined]);
  });

  it.each([
    ['Date,Credit,Debit,Credit', 'Credit, Credit'],
    ['Date,Deposit,Debit,Credit', 'Deposit, Credit'],
    ['Date,Amount,Transaction Amount', 'Amount, Transaction Amount'],
    ['Date,Amount,Dr/Cr,dr / cr', 'Dr/Cr, dr / cr'],
    ['Date,Credit,Date', 'Date, Date'],
    ['Date,Value Date,Credit,Ref No,Cheque No,Balance,Available Balance', null],
  ])('the statement of a bank is refused where two columns of %s mean the same', (row, alike) => {
    const text = `${row}\n1/2/2026,5,6,7\n`;
    if (alike === null) expect(() => linesOf(text)).not.toThrowError();
    else {
      const refusal = { id: 'columnsAlike', values: { names: alike }, heads: row.split(',') };
      expect(() => linesOf(text)).toThrowError(expect.objectContaining({ refusal }));
      expect(linesOf(text, { day: 0, paidIn: 1 })[0]?.data).toMatchObject({ day: '2026-02-01', paidIn: 5_00 });
    }
  });

  it.each([
    ['Account No,0012345678', '0012 3456 79', '0012345678'],
    ['Account Number: 0012-3456-78  Branch: 9', 'KBZ 12345679', '0012-3456-78'],
    ['账号：6222020012345678', '0012345678', '6222020012345678'],
    ['Account No,0012345678', '0012 3456-78', null],
    ['Account No,12345678', 'KBZ 0012345678', null],
    ['Account No,0012345678', 'KBZ main', null],
    ['Account No,XXXX5678', '0012349999', null],
    ['Phone No,09420012345', '0012349999', null],
  ])(
    'the statement of a bank that says %j is refused for the account %s only if the statement is of another account',
    (line, account, named) => {
      const text = `A bank\n${line}\nDate,Credit\n1/2/2026,5\n`;
      if (named === null) expect(linesOf(text, null, { account })[0]?.data).toMatchObject({ account, paidIn: 5_00 });
      else {
        const refusal = { id: 'otherAccount', values: { named, given: account } };
        expect(() => linesOf(text, null, { account })).toThrowError(expect.objectContaining({ refusal }));
      }
    },
  );

  it('the statement of a bank is refused with its heads where they are not known, and read as a person chose them', () => {
    const strange = 'When,What,How much\n20/11/2026,FT1,5\n';
    expect(() => linesOf(strange)).toThrowError(
      expect.objectContaining({ refusal: { id: 'headsUnknown', heads: ['When', 'What', 'How much'] } }),
    );
    expect(linesOf(strange, { day: 0, reference: 1, amount: 2 })[0]?.data).toMatchObject({
      paidIn: 5_00,
      reference: 'FT1',
    });
  });

  it('the statement of a bank is not sure of a day where other days of its column have the month first', () => {
    const american = 'Date,Credit\n09/30/2026,5\n10/03/2026,6\n10/10/2026,7\n2026-10-04,8\n5 Oct 2026,9\n';
    const faults = linesOf(american).map(({ problems, data }) => [problems[0]?.fault, data['day']]);
    expect(faults).toEqual([
      [{ id: 'notADay' }, undefined],
      [{ id: 'dayOrMonth', values: { dayFirst: '2026-03-10', monthFirst: '2026-10-03' } }, undefined],
      [undefined, '2026-10-10'],
      [undefined, '2026-10-04'],
      [undefined, '2026-10-05'],
    ]);
    expect(linesOf('Date,Credit\n30/09/2026,5\n10/03/2026,6\n').map(({ data }) => data['day'])).toEqual([
      '2026-09-30',
      '2026-03-10',
    ]);
  });

  it('the statement of a bank takes texts whose letters the bank itself lost, but no reference that a spreadsheet shortened', () => {
    const [lost, short] = linesOf('Date,Ref,Details,Credit\n20/11/2026,FT1,??? HLA,5\n20/11/2026,1.23457E+17,In,5\n');
    expect([lost?.problems, lost?.data['narrative']]).toEqual([[], '??? HLA']);
    expect(short?.problems).toMatchObject([{ cell: 'B3', fault: { id: 'shortened' } }]);
  });

  it('the statement of a bank names a day that there is not, at its cell', () => {
    expect(linesOf('Date,Credit\n31/02/2026,5\n')[0]?.problems).toMatchObject([
      { cell: 'A2', fault: { id: 'notADay' } },
    ]);
  });
});
