import { describe, expect, it } from 'vitest';
import english from '#i18n/en.json' with { type: 'json' };
import { speech } from '#i18n/speech.ts';
import { createWords } from '#i18n/words.ts';
import type { SessionUser } from '#machines/session/types.ts';
import { aboutOf, type Circumstances } from '#views/shapes/print/about.ts';
import { csvOf, nameOf, type DatedReport } from '#views/reports/sheet.ts';

const words = createWords('en', english, speech);

const user: SessionUser = {
  id: 'u1',
  username: 'manager.yangon',
  nickName: 'Daw Hla',
  staffCode: null,
  avatar: null,
  branch: 'YGN',
  branchName: 'Yangon',
  branchNameZh: null,
  merchant: null,
  phone: null,
  roles: [],
};
const about = (change: Partial<Circumstances> = {}) =>
  aboutOf(
    { time: 'Created', period: 'month', filters: ['State: Signed'], at: '2026-11-20T03:30:00.000Z', user, ...change },
    words,
  );
const report = (days: string | null, notes: readonly string[]): DatedReport => ({
  title: 'Orders',
  machine: 'order',
  dimensions: [],
  measures: [{ measure: 'orders', as: 'count' }],
  lines: [],
  total: { texts: [], cells: [{ value: 3, count: 3 }], before: null },
  days,
  notes,
});

describe('the file of a report', () => {
  it('the file of a report says its days, filters, time and account beneath the total', () => {
    const { notes, days } = about();
    expect(csvOf(report(days, notes), words).split('\r\n')).toEqual([
      ',Orders',
      'All together,3',
      '',
      'Created: 22/10/2026 – 20/11/2026',
      'State: Signed',
      'As of 20/11/2026 10:00:00',
      '"Counted for Daw Hla (manager.yangon, Yangon): only records within the reach of this account"',
    ]);
  });

  it('the file of a report has the days in its name', () => {
    expect(nameOf(report(about().days, []))).toBe('Orders 2026-10-22 – 2026-11-20');
    expect(nameOf(report(about({ period: 'today' }).days, []))).toBe('Orders 2026-11-20');
    const ever = about({ time: null, period: '' });
    expect([nameOf(report(ever.days, [])), ever.notes[0]]).toEqual(['Orders', 'Any time']);
  });
});
