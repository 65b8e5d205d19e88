import { describe, expect, it } from 'vitest';
import { initialsOf } from '#views/shell/palette/initials.ts';
import { fitOf, ranked } from '#views/shell/palette/rank.ts';

const screens = [
  { names: ['Order list (v2)', '订单列表（新版）'], around: ['Orders', '订单管理'] },
  { names: ['New order', '新建订单'], around: ['Sender', '寄件管理'] },
  { names: ['Work order list', '工单列表'], around: ['Work orders', '工单管理'] },
  { names: ['Download list', '下载列表'] },
  { names: ['Order', '订单'] },
];
const found = (typed: string): (string | undefined)[] => ranked(typed, screens).map(({ names }) => names[0]);

describe('a typed text finds', () => {
  it.each([
    [
      'the whole name before its beginning, and both before a word inside',
      'order',
      ['Order', 'Order list (v2)', 'New order', 'Work order list'],
    ],
    ['by the beginning of any word', 'lis', ['Order list (v2)', 'Work order list', 'Download list']],
    ['by the other language', '订单列表', ['Order list (v2)']],
    ['by pinyin initials', 'xjdd', ['New order']],
    ['by the initials of English words', 'wol', ['Work order list']],
    ['inside a word', 'ownload', ['Download list']],
    ['by several words in any order', 'list work', ['Work order list']],
    ['by the group around it, after all names', 'sender new', ['New order']],
    ['in full width and capitals', 'ＮＥＷ  ORDER', ['New order']],
    ['beside invisible characters', '\u202dnew\u200b order\u202c', ['New order']],
    ['nothing that lacks a word', 'order nowhere', []],
    ['nothing by nothing', '   ', []],
  ])('a typed text finds %s', (_, typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('a typed text keeps the order of the entries that fit alike', () => {
    const alike = ['b', 'a', 'c'].map((end) => ({ names: [`Report ${end}`] }));
    expect(ranked('report', alike)).toEqual(alike);
  });

  it('a typed text takes signs for what they are, not for a pattern', () => {
    for (const typed of ['(', '.*', '[', '\\', '(v2)']) expect(() => found(typed)).not.toThrow();
    expect(found('(v2)')).toEqual(['Order list (v2)']);
    expect(fitOf('.*', { names: ['Orders'] })).toBe(0);
  });
});

describe('pinyin initials', () => {
  it.each([
    ['订单列表', 'ddlb'],
    ['寄件管理', 'jjgl'],
    ['仓储管理', 'ccgl'],
    ['网点', 'wd'],
    ['应收统计', 'ystj'],
    ['客户管理', 'khgl'],
    ['货架', 'hj'],
    ['运输', 'ys'],
    ['转运管理', 'zygl'],
    ['汇率', 'hl'],
    ['App 用户', 'appyh'],
    ['Orders', ''],
    ['', ''],
  ])('the pinyin initials of %s are %j', (text, initials) => {
    expect(initialsOf(text)).toBe(initials);
  });
});
