import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command, Verdict } from '#services/propose.ts';
import { Failed } from '#services/failure.ts';
import { work } from '#services/import/batches.ts';
import { order } from '#machines/order/index.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { asRecorded } from '#services/import/judge.ts';
import { bytesOf, english, judged, sheetOf } from './fixtures.ts';
import { contentHashOf } from '#services/import/hash.ts';
import { againBy, createRowBook, mayBeAgain, remarksOf } from '#services/import/rowBook.ts';
import { createRowKeys } from '#services/import/rowKeys.ts';
import { sentencesOf } from '#services/import/sentences.ts';

interface Sent {
  answer: (commands: readonly Command[], dryRun: boolean) => Verdict[];
  /** True if each first answer is lost, so that the commands are sent again. */
  resends: boolean;
}

const sent = vi.hoisted((): Sent => ({ answer: () => [], resends: false }));
vi.mock(import('#services/propose.ts'), () => ({
  propose: async (
    commands: readonly Command[],
    options?: { readonly dryRun?: boolean; readonly onResend?: () => void },
  ) => {
    const { dryRun = false, onResend } = options ?? {};
    const first = sent.answer(commands, dryRun);
    if (!sent.resends) return first;
    onResend?.();
    return sent.answer(commands, dryRun);
  },
}));

const template = { machine: 'order', event: 'order.created' };

const refusalBy = (rule: string) => ({ code: 'rule', rule, values: {} }) as const;

/** Names that the server refuses to write. */
const REFUSED = 'refused';

/** A server that answers a key once, to one person or to colleagues who share it, and what it wrote. */
function createServer() {
  const answered = new Map<string, Verdict>();
  const bodies = new Map<Verdict, string>();
  const written: unknown[] = [];
  let person = 'Ma Ei';
  sent.answer = (commands, dryRun) =>
    commands.map(({ key, sharedKey = false, event }): Verdict => {
      const own = answered.get(`${person} ${key}`);
      const before = own ?? (sharedKey ? answered.get(key) : undefined);
      const head = { key, machine: 'order' };
      const body = JSON.stringify(event);
      if (before && bodies.get(before) !== body) {
        const { id, by, status } = before;
        const refusals = [{ code: 'invalid', rule: 'keyReused' } as const];
        return { ...head, status: 'refused', refusals, ...(status === 'accepted' && { id }), ...(by && { by }) };
      }
      if (before) return { ...before, status: 'duplicate' };
      if (dryRun) return { ...head, status: 'accepted', refusals: [] };
      const isRefused = event['name'] === REFUSED;
      if (!isRefused) written.push(event['name']);
      const verdict: Verdict = isRefused
        ? { ...head, status: 'refused', refusals: [refusalBy('r')] }
        : { ...head, status: 'accepted', refusals: [], id: `SL${written.length}` };
      const ofTeam = { ...verdict, by: person };
      bodies.set(verdict, body).set(ofTeam, body);
      answered.set(`${person} ${key}`, verdict);
      if (sharedKey && !isRefused) answered.set(key, ofTeam);
      return verdict;
    });
  return { written, signIn: (name: string) => (person = name) };
}

const rowOf = (name: string, at: number) => {
  const data = { name };
  return { row: at + 2, shown: [name], cells: [], data, problems: [], content: contentHashOf(template, { data }) };
};

/** Row that names no sender, as it is read with a chosen one. */
const rowBy = (sender: string, name: string, at: number) => {
  const row = { ...rowOf(name, at), data: { name, sender: { name: sender } }, usual: ['sender'] };
  return { ...row, content: contentHashOf(template, row) };
};

/** A file of this hash with rows of these names, checked by the server; with a sender for rows that name none. */
async function fileOf(hash: string, names: readonly string[], sender?: string) {
  const book = createRowBook(names.map((name, at) => (sender ? rowBy(sender, name, at) : rowOf(name, at))));
  const keys = createRowKeys(hash);
  const run = (isWriting: boolean) => work({ template, book, keys, isWriting, goesOn: () => true, onChange: () => {} });
  await run(false);
  return { book, run, statuses: () => book.all().map(({ status }) => status) };
}

let server: ReturnType<typeof createServer>;
beforeEach(() => {
  server = createServer();
});

describe('a row that was imported', () => {
  test('a row that was imported is known again after the file was saved anew, at whatever place the row stands', async () => {
    const first = await fileOf('first', ['a', 'b']);
    await first.run(true);
    const second = await fileOf('second', ['new', 'b', 'a']);
    expect(second.statuses()).toEqual(['good', 'already', 'already']);
    expect(second.book.row(3)?.record).toBe('SL2');
    await second.run(true);
    expect(server.written).toEqual(['a', 'b', 'new']);
  });

  test('a row that was imported is imported again if that is wanted, but never twice by the same file', async () => {
    await (await fileOf('first', ['a'])).run(true);
    const again = async () => {
      const { book, run, statuses } = await fileOf('second', ['a']);
      for (const { row, status } of book.all())
        if (status === 'already') book.change(row, { status: 'good', judged: false, isAgain: true });
      await run(false);
      const found = statuses();
      await run(true);
      return found;
    };
    expect(await again()).toEqual(['good']);
    expect(await again()).toEqual(['already']);
    expect(server.written).toEqual(['a', 'a']);
  });

  test('a row imported by a colleague is imported already, says by whom, and is imported again if that is wanted', async () => {
    await (await fileOf('first', ['a', 'b'])).run(true);
    server.signIn('Ko Min');
    const { book, run, statuses } = await fileOf('first', ['a', 'b', 'new']);
    expect(statuses()).toEqual(['already', 'already', 'good']);
    expect(book.all().map(({ importedBy, record }) => [importedBy, record])).toEqual([
      ['Ma Ei', 'SL1'],
      ['Ma Ei', 'SL2'],
      [null, null],
    ]);
    const [first] = book.all();
    if (!first) throw new Error('no row');
    expect(sentencesOf(first, 'order', english)).toEqual(['imported by your colleague Ma Ei']);
    book.change(first.row, againBy(first, {}));
    await run(false);
    await run(true);
    expect(statuses()).toEqual(['created', 'already', 'created']);
    expect(server.written).toEqual(['a', 'b', 'a', 'new']);
  });

  test('a row imported with another usual sender is imported already, says so, and is imported again only if that is wanted', async () => {
    await (await fileOf('first', ['a', 'b'], 'Lotus')).run(true);
    server.signIn('Ko Min');
    const { book, run, statuses } = await fileOf('first', ['a', 'b', 'new'], 'Lotus Branch 2');
    expect(statuses()).toEqual(['already', 'already', 'good']);
    expect(book.all().map(({ importedBy, record }) => [importedBy, record])).toEqual([
      ['Ma Ei', 'SL1'],
      ['Ma Ei', 'SL2'],
      [null, null],
    ]);
    const [first] = book.all();
    if (!first) throw new Error('no row');
    expect(sentencesOf(first, 'order', english)).toEqual([
      'imported by your colleague Ma Ei',
      'imported before with another sender',
    ]);
    book.change(first.row, againBy(first, {}));
    await run(false);
    await run(true);
    expect(statuses()).toEqual(['created', 'already', 'created']);
    expect(server.written).toEqual(['a', 'b', 'a', 'new']);
  });

  test('a row with another sender after a refusal is a new try', async () => {
    const refused = await fileOf('first', [REFUSED], 'Lotus');
    await refused.run(true);
    expect(refused.statuses()).toEqual(['refused']);
    const again = await fileOf('first', [REFUSED], 'Lotus Branch 2');
    expect(again.statuses()).toEqual(['good']);
  });

  test('a row imported by a colleague at the same moment is not counted as one’s own', async () => {
    const mine = await fileOf('first', ['a']);
    server.signIn('Ko Min');
    await (await fileOf('first', ['a'])).run(true);
    server.signIn('Ma Ei');
    await mine.run(true);
    expect(mine.book.row(2)).toMatchObject({ status: 'already', importedBy: 'Ko Min', record: 'SL1' });
    expect(server.written).toEqual(['a']);
  });

  test('a row imported in two tabs at the same moment is counted in the tab that was first, and stored once', async () => {
    const [mine, other] = [await fileOf('first', ['a', 'b']), await fileOf('first', ['a', 'b'])];
    await Promise.all([mine.run(true), other.run(true)]);
    expect(mine.statuses()).toEqual(['created', 'created']);
    expect(other.statuses()).toEqual(['already', 'already']);
    expect(other.book.row(2)?.record).toBe('SL1');
    expect(server.written).toEqual(['a', 'b']);
  });

  test('a row without an answer, and sent again, is counted as imported: at once, or after the line was back', async () => {
    const { answer } = sent;
    const [mine, later] = [await fileOf('first', ['a', 'b']), await fileOf('second', ['c'])];
    sent.resends = true;
    await mine.run(true);
    sent.resends = false;
    expect(mine.statuses()).toEqual(['created', 'created']);
    sent.answer = (commands, dryRun) => {
      answer(commands, dryRun);
      throw new Failed({ kind: 'offline' });
    };
    expect(await later.run(true)).toEqual({ end: 'lost' });
    sent.answer = answer;
    expect(await later.run(true)).toEqual({ end: 'finished' });
    expect(later.statuses()).toEqual(['created']);
    expect(server.written).toEqual(['a', 'b', 'c']);
  });

  test('a row that was refused is sent again under the next key, from any file', async () => {
    const first = await fileOf('first', [REFUSED]);
    await first.run(true);
    expect(first.statuses()).toEqual(['refused']);
    const second = await fileOf('second', [REFUSED]);
    expect(second.statuses()).toEqual(['good']);
    expect(second.book.row(2)?.attempt).toBe(1);
  });
});

test('a phone in another form is the same phone, and what is recorded is recorded again as the same', async () => {
  const [typed, whole] = await judged(
    bytesOf(sheetOf([{}, { mailSn: 'SHOP-1 ', 'receiver.phone': '+95 9970012345', 'sender.phone': '+95-9420012345' }])),
  );
  const [one, other] = [typed, whole].map((row) => asRecorded(order, orderSheet, row?.data ?? {}));
  expect(one).toMatchObject({ receiver: { phone: '+959970012345' } });
  expect(other).toEqual(one);
  expect(asRecorded(order, orderSheet, one ?? {})).toEqual(one);
});

test('a refusal is named at the cell of its field in the file, wherever the template has the column', async () => {
  sent.answer = ([command]) => [
    { key: command?.key ?? '', machine: 'staff', status: 'refused', refusals: [{ ...refusalBy('r'), field: 'code' }] },
  ];
  const row = { row: 4, shown: ['x', '1001'], cells: [], data: { code: '1001' }, problems: [], content: 'c' };
  const book = createRowBook(
    [row],
    [
      { path: 'name', at: 7 },
      { path: 'code', at: 2 },
    ],
  );
  const keys = createRowKeys('f');
  await work({ template: staffSheet, book, keys, isWriting: false, goesOn: () => true, onChange: () => {} });
  expect(book.row(4)?.problems).toMatchObject([{ cell: 'C4', value: '1001' }]);
});

test('an entry that exists already is named at the cell of its key', async () => {
  sent.answer = (commands) =>
    commands.map(({ key, machine }) => ({
      key,
      machine,
      status: 'refused',
      refusals: [
        {
          code: 'rule',
          rule: 'claim.branch.code',
          field: 'code',
          values: { key: 'MDY', name: 'Mandalay', named: true, retired: false },
        },
      ],
    }));
  const row = { row: 4, shown: ['MDY', 'Mandalay'], cells: [], data: { code: 'MDY' }, problems: [], content: 'c' };
  const book = createRowBook([row], [{ path: 'code', at: 2 }]);
  const keys = createRowKeys('f');
  await work({ template: branchSheet, book, keys, isWriting: false, goesOn: () => true, onChange: () => {} });
  const [read] = book.all();
  expect(read && sentencesOf(read, 'branch', english)).toEqual([
    'C4 “MDY”: branch Mandalay has the code MDY already; choose another code',
  ]);
});

describe('branches of one file that are above each other', () => {
  const branchRow = (row: number, code: string, superior: string) => ({
    row,
    shown: [code, superior],
    cells: [],
    data: { code, superior },
    problems: [],
    content: code,
  });
  /** A server with one branch; a taken code is refused. */
  const createBranches = (taken: string) => {
    const codes = new Set(['YGN']);
    sent.answer = (commands, dryRun) =>
      commands.map(({ key, event }): Verdict => {
        const { code, superior } = event as unknown as Record<'code' | 'superior', string>;
        const refusals = [
          ...(code === taken ? [refusalBy('claim.branch.code')] : []),
          ...(codes.has(superior) ? [] : [refusalBy('branch.superiorExists')]),
        ];
        const isTaken = refusals.length === 0;
        if (isTaken && !dryRun) codes.add(code);
        return { key, machine: 'branch', id: code, status: isTaken ? 'accepted' : 'refused', refusals };
      });
  };
  const imported = async (taken = '') => {
    createBranches(taken);
    const rows = [branchRow(2, 'HSP', 'TGI'), branchRow(3, 'LOI', 'NON'), branchRow(4, 'TGI', 'YGN')];
    const book = createRowBook(rows, [{ path: 'code', at: 0 }]);
    const run = { template: branchSheet, book, keys: createRowKeys('f'), goesOn: () => true, onChange: () => {} };
    await work({ ...run, isWriting: false });
    const judgedAs = book.all().map(({ status }) => status);
    await work({ ...run, isWriting: true });
    return [judgedAs, book.all().map(({ status }) => status)];
  };

  test('branches of one file that are above each other are good in any order, and written from the top', async () => {
    expect(await imported()).toEqual([
      ['good', 'bad', 'good'],
      ['created', 'bad', 'created'],
    ]);
  });

  test('branches of one file are wrong below a wrong branch', async () => {
    expect(await imported('TGI')).toEqual([
      ['bad', 'bad', 'bad'],
      ['bad', 'bad', 'bad'],
    ]);
  });
});

test('a line that the bank wrote again with another balance is imported already, and imported as another one if that is wanted', async () => {
  const numbered = { path: 'number', rule: 'claim.bankLine.line' };
  const lines = new Set(['7 1']);
  const seen: string[] = [];
  sent.answer = (commands, dryRun) =>
    commands.map(({ key, event }): Verdict => {
      const line = `${String(event['amount'])} ${String(event['number'])}`;
      const isHeld = lines.has(line);
      if (!dryRun && !isHeld) lines.add(line);
      seen.push(`${key} ${JSON.stringify(event)}`);
      const refusals = isHeld ? [refusalBy(numbered.rule)] : [];
      return { key, machine: 'bankLine', status: isHeld ? 'refused' : 'accepted', refusals };
    });
  const data = { amount: 7, number: 1, balance: 5 };
  const row = { row: 2, shown: ['7'], cells: [], data, problems: [], content: 'c' };
  const [book, keys, statement] = [createRowBook([row]), createRowKeys('f'), { ...template, numbered }];
  const run = (isWriting: boolean) =>
    work({ template: statement, book, keys, isWriting, goesOn: () => true, onChange: () => {} });
  await run(false);
  const [judgedRow] = book.all();
  if (!judgedRow) throw new Error('There is a row');
  expect(judgedRow.status).toBe('already');
  expect(mayBeAgain(judgedRow, statement)).toBe(true);
  book.change(2, againBy(judgedRow, statement));
  await run(false);
  await run(true);
  expect(book.row(2)?.status).toBe('created');
  expect([...lines]).toEqual(['7 1', '7 2']);
  // A key never stands for two contents.
  const bodies = Map.groupBy(new Set(seen), (one) => one.split(' ')[0]);
  expect([...bodies.values()].map(({ length }) => length)).toEqual([1, 1]);
});

describe('equal rows of a file', () => {
  test('equal rows of a file are each imported, and the later ones say which row they repeat', async () => {
    const { book, run } = await fileOf('f', ['a', 'b', 'a', 'a']);
    expect(book.all().map((row) => remarksOf(row).map(({ values }) => values?.['row']))).toEqual([[], [], [2], [2]]);
    await run(true);
    expect(server.written).toEqual(['a', 'b', 'a', 'a']);
  });

  test('equal rows of a file saved anew with one more are one order more', async () => {
    await (await fileOf('first', ['a', 'a'])).run(true);
    const second = await fileOf('second', ['a', 'a', 'a']);
    expect(second.statuses()).toEqual(['already', 'already', 'good']);
  });

  test('equal rows of a file are named in the time of their number', () => {
    const keys = createRowKeys('h');
    const rows = Array.from({ length: 100_000 }, (_, row) => ({ row, content: 'same', attempt: 0, isAgain: false }));
    expect(new Set(rows.map(keys.keyOf)).size).toBe(rows.length);
    keys.renumber(rows);
    expect(rows.filter((row) => keys.sameAs(row) === 0)).toHaveLength(rows.length - 1);
  });

  test('equal rows of a file give their number back when one of them is corrected', async () => {
    const { book, run } = await fileOf('first', ['a', 'a']);
    book.change(2, { ...rowOf('b', 0), judged: false });
    await run(false);
    expect(book.all().map(({ sameAs }) => sameAs)).toEqual([null, null]);
    await run(true);
    expect((await fileOf('second', ['b', 'a'])).statuses()).toEqual(['already', 'already']);
  });
});

test('of files saved anew, with rows moved, added and repeated, each row is imported as often as the fullest file has it', async () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 4 }), async (files) => {
      server = createServer();
      for (const [index, rows] of files.entries()) await (await fileOf(`file${index}`, rows)).run(true);
      for (const name of ['a', 'b', 'c']) {
        const most = Math.max(...files.map((rows) => rows.filter((one) => one === name).length));
        expect(server.written.filter((one) => one === name)).toHaveLength(most);
      }
    }),
    { numRuns: 40 },
  );
});

test('a verdict on a row that was corrected meanwhile is not taken: the row is judged again', async () => {
  const book = createRowBook([rowOf('a', 0)]);
  const corrected = rowOf('b', 0);
  const names: unknown[] = [];
  sent.answer = ([command]) => {
    names.push(command?.event['name']);
    if (names.length === 1) book.change(2, corrected);
    return [{ key: 'k', machine: 'order', status: names.length === 1 ? 'refused' : 'accepted', refusals: [] }];
  };
  const keys = createRowKeys('h');
  const end = await work({ template, book, keys, isWriting: false, goesOn: () => true, onChange: () => {} });
  expect(end).toEqual({ end: 'finished' });
  expect(names).toEqual(['a', 'b']);
  expect(book.row(2)).toMatchObject({ status: 'good', judged: true, attempt: 0 });
});
