import { describe, expect, it } from 'vitest';
import { createFormats } from '#i18n/format.ts';
import { reasonOf, reasonSentence, say } from '#i18n/say.ts';
import { sayerOf } from '#i18n/syntax.ts';
import { createWords } from '#i18n/words.ts';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };

const speech = { sayer: sayerOf, formats: createFormats };
const english = createWords(
  'en',
  {
    ...en,
    'machine.lamp': 'lamp',
    'event.lamp.lit': 'light',
    'event.lamp.sold': 'sell',
    'event.lamp.moved': 'move',
    'state.lamp.broken': 'Broken',
    'rule.lamp.whole': 'it is {state} since {since}',
  },
  speech,
);
const chinese = createWords(
  'zh',
  {
    ...zh,
    'machine.lamp': '灯',
    'event.lamp.lit': '点亮',
    'event.lamp.sold': '出售',
    'rule.lamp.whole': '已于 {since} 变为 {state}',
  },
  speech,
);
const broken = {
  code: 'rule',
  rule: 'lamp.whole',
  values: { state: 'broken', since: '2026-01-01T00:00:00Z' },
} as const;
const asked = { machine: 'lamp', event: 'lamp.lit', id: 'L-1' };

describe('say', () => {
  it('a refusal message names the event, the subject, the reason and what is allowed', () => {
    expect(say({ ...broken, next: ['lamp.sold', 'lamp.moved'] }, english, asked)).toBe(
      '“light” is refused for lamp L-1: it is Broken since 01/01/2026 06:30:00. Possible now: sell, move.',
    );
  });

  it('a refusal message is said in Chinese too', () => {
    expect(say({ ...broken, next: ['lamp.sold'] }, chinese, asked)).toBe(
      '无法对灯 L-1执行“点亮”：已于 01/01/2026 06:30:00 变为 broken。可以执行：出售。',
    );
  });

  it('a refusal message says nothing of next steps where there are none', () => {
    expect(say({ code: 'role' }, english, { machine: 'lamp', event: 'lamp.lit' })).toBe(
      '“light” is refused: your roles do not grant it.',
    );
  });

  it('a refusal message names a title that is no verb as it stands, and three of many next steps', () => {
    const next = ['order.signPaid', 'order.damageReported', 'order.searchOpened', 'order.lost', 'order.modified'];
    const said = say({ code: 'role', next }, english, {
      machine: 'inventoryTask',
      event: 'inventoryTask.ended',
      id: 'INV1',
    });
    expect(said).toMatch(/^“End the count” is refused for count INV1: your roles do not grant it\. Possible now: /);
    expect(said).toMatch(/, 2 more\.$/);
    expect(say({ code: 'role' }, english, { machine: 'workOrder', event: 'workOrder.opened' })).toBe(
      '“New work order” is refused: your roles do not grant it.',
    );
  });

  it('the reason of a refusal falls back to its code where a rule has no sentence', () => {
    expect(reasonOf({ code: 'scope', rule: 'lamp.unwritten' }, 'lamp', english)).toBe(
      'it belongs to a branch outside your scope',
    );
  });

  it('the reason of a refusal begins as a sentence where it stands alone', () => {
    expect(reasonSentence({ code: 'scope' }, 'lamp', english)).toBe('It belongs to a branch outside your scope');
    expect(reasonSentence({ code: 'scope' }, 'lamp', chinese)).toBe(reasonOf({ code: 'scope' }, 'lamp', chinese));
  });
});

describe('words', () => {
  it('the id of a missing message is shown in its place, so that the gap is seen', () => {
    expect(english.text('state.lamp.unknown')).toBe('state.lamp.unknown');
    expect(english.has('state.lamp.unknown')).toBe(false);
  });
});

describe('a refusal by the rule of another record', () => {
  const searched = {
    code: 'rule',
    rule: 'order.noOpenException',
    values: { exception: 'exception.lostSearch', reason: '…' },
  } as const;

  it('a refusal by another record’s rule names the states of that record, and says where to read what a browser does not keep', () => {
    expect(reasonOf(searched, 'storageScan', english)).toBe(
      'the parcel is marked “Being searched” (reason: see the record); clear the exception first',
    );
  });

  it('a refusal by another record’s rule calls a person whose name a browser does not keep a colleague', () => {
    const held = { code: 'rule', rule: 'order.heldByActor', values: { holder: '…' } } as const;
    expect(reasonSentence(held, 'storageScan', english)).toBe(
      'A colleague holds the parcel; only its holder or a person in charge can do this',
    );
  });
});

describe('a sentence that begins with what was typed', () => {
  it('a sentence that begins with what was typed leaves it as it was typed', () => {
    const refusal = { code: 'rule', rule: 'staff.emailIsValid', values: { value: 'foo@bar' } } as const;
    expect(reasonSentence(refusal, 'staff', english)).toBe('foo@bar is not a valid e-mail address');
    const scanned = { code: 'rule', rule: 'storageScan.codeIsOfAParcel', values: { barcode: 'sl1' } } as const;
    expect(reasonSentence(scanned, 'storageScan', english)).toMatch(/^sl1 is/);
  });

  it('a sentence that begins with a name of ours begins with a capital', () => {
    const refusal = { code: 'invalid', rule: 'invalid.severalPhones', values: { path: 'phone', count: 2 } } as const;
    expect(reasonSentence(refusal, 'staff', english)).toMatch(/^Phone/);
  });
});
