import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import type { Area } from '#services/references.ts';
import type { DeadlineKind, Job } from '#services/jobs.ts';
import type { OnlineQuery, OnlineSession } from '#services/online.ts';
import { areasTable } from '#views/system/areasTable.ts';
import { allOnline, onlineTable } from '#views/system/online/onlineTable.ts';
import { deadlinesTable, jobsTable } from '#views/system/tasks/tasksTable.ts';

const words = await loadWords('en');

const AREAS: readonly Area[] = [
  {
    value: 'MM',
    label: 'Myanmar',
    nameEn: 'Myanmar',
    nameZh: '缅甸',
    children: [
      { value: 'MDY', label: 'Mandalay', nameEn: 'Mandalay', nameZh: '曼德勒', nameMy: 'မန္တလေး' },
      { value: 'YGN', label: 'Yangon', nameEn: 'Yangon', nameZh: '仰光' },
    ],
  },
];

describe('an export of City/Area', () => {
  test('an export of City/Area has every area with those above it and each of its names, and no code', () => {
    const { heads, rows } = areasTable(AREAS, '', words);
    expect(heads).toEqual(['Name', 'Within', 'English name', 'Chinese name', 'Burmese name']);
    expect(rows).toEqual([
      ['Myanmar', '', 'Myanmar', '缅甸', ''],
      ['Mandalay', 'Myanmar', 'Mandalay', '曼德勒', 'မန္တလေး'],
      ['Yangon', 'Myanmar', 'Yangon', '仰光', ''],
    ]);
  });

  test('an export of City/Area has only what is found by any name', () => {
    expect(areasTable(AREAS, '曼德勒', words).rows.map(([name]) => name)).toEqual(['Mandalay']);
    expect(areasTable(AREAS, 'nowhere', words).rows).toEqual([]);
  });
});

const session = (id: string, more: Partial<OnlineSession> = {}): OnlineSession => ({
  id,
  person: 'STF1',
  name: 'Aung Aung',
  staffCode: '1001',
  branch: 'YGN',
  ip: '10.0.0.1',
  browser: 'Firefox',
  createTime: '2026-11-29T01:00:00.000Z',
  lastTime: '2026-11-29T02:00:00.000Z',
  locked: false,
  current: false,
  own: false,
  ...more,
});

describe('an export of Online User', () => {
  test('an export of Online User has a session as the screen shows it, with the name of the branch and no id', () => {
    const { heads, rows } = onlineTable([session('s1', { locked: true, browser: '' })], () => 'Yangon', words);
    expect(heads).toEqual(['Nickname', 'Staff code', 'Operate branch', 'Device', 'Address', 'Signed in', 'Last seen']);
    expect(rows).toEqual([
      [
        'Aung Aung',
        '1001',
        'Yangon',
        'Unknown browser (Screen locked)',
        '10.0.0.1',
        '29/11/2026 07:30:00',
        '29/11/2026 08:30:00',
      ],
    ]);
  });

  test('an export of Online User reads every page of what is sought, and a session that moved between pages once', async () => {
    const pages = [Array.from({ length: 100 }, (_, index) => session(`s${index}`)), [session('s99'), session('s100')]];
    const asked: OnlineQuery[] = [];
    const found = await allOnline({ sought: 'Aung', branch: 'YGN' }, (query) => {
      asked.push(query);
      return Promise.resolve({ records: [...(pages[query.pageNum - 1] ?? [])], total: 102 });
    });
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 101 }, (_, index) => `s${index}`));
    expect(asked).toEqual([1, 2].map((pageNum) => ({ sought: 'Aung', branch: 'YGN', pageNum, pageSize: 100 })));
  });
});

const job: Job = {
  name: 'bills',
  about: 'Makes bills',
  paused: false,
  overdue: false,
  nextRun: '2026-11-29T17:30:00.000Z',
  lastRun: '2026-11-28T17:30:00.000Z',
  lastResult: null,
  lastError: null,
  runningSince: null,
  runningBy: null,
  runs: [
    {
      number: 1,
      plannedFor: '2026-11-28T17:30:00.000Z',
      askedBy: null,
      askedByName: null,
      process: 'one',
      startedAt: '2026-11-28T17:30:00.000Z',
      finishedAt: '2026-11-28T17:30:01.500Z',
      outcome: 'done',
      result: null,
      error: null,
    },
  ],
  pauses: [],
};

describe('an export of Task Scheduling', () => {
  test('an export of Task Scheduling has a job a line, and its state in words', () => {
    const { heads, rows } = jobsTable([job, { ...job, paused: true, lastError: 'Broken' }], words);
    expect(heads).toHaveLength(7);
    expect(rows.map(([, ...row]) => row)).toEqual([
      ['Waiting', '30/11/2026 00:00:00', '29/11/2026 00:00:00', '', '1.50', 'one'],
      ['Paused', '30/11/2026 00:00:00', '29/11/2026 00:00:00', 'Broken', '1.50', 'one'],
    ]);
  });

  test('an export of Task Scheduling has the deadlines of each event', () => {
    const kind: DeadlineKind = {
      machine: 'order',
      event: 'order.expired',
      title: 'Expire',
      count: 1200,
      overdue: 2,
      nextAt: '2026-11-29T01:00:00.000Z',
    };
    expect(deadlinesTable([kind], words).rows).toEqual([['Expire', 'Orders', '1200', '29/11/2026 07:30:00', '2']]);
  });
});
