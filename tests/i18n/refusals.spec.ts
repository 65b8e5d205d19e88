import { describe, expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonOf, say } from '#i18n/say.ts';
import { nameReferencesBy } from '#i18n/referenceNames.ts';
import type { Values } from '#machines/kit/rule.ts';
import { initial as nothingYet } from '#machines/courierCash/context.ts';
import { courierCash } from '#machines/courierCash/index.ts';
import { order } from '#machines/order/index.ts';

const english = await loadWords('en');
const chinese = await loadWords('zh');

const ruled = (rule: string, values: Values = {}) => ({ code: 'rule', rule: `order.${rule}`, values }) as const;
const invalid = (issue: string, values: Values) => ({ code: 'invalid', rule: `invalid.${issue}`, values }) as const;

describe('refusals of an order', () => {
  it('a refusal of an order says money in kyat, limits too where they limit an amount', () => {
    const refusal = ruled('insuredWithinLimits', { amount: 100_000_00, min: 200_000_00, max: 1_000_000_00 });
    expect(reasonOf(refusal, 'order', english)).toBe(
      'the insured value of 100,000.00 MMK must be between 200,000.00 MMK and 1,000,000.00 MMK',
    );
  });

  it.each([
    ['settlement', 'feeNotYetCharged', { fee: 200_00 }, 'the handling fee of 200.00 MMK is charged already'],
    [
      'insuranceClaim',
      'anotherPersonDecided',
      { by: 'Daw Su', amount: 600_000_00, limit: 500_000_00 },
      '500,000.00 MMK',
    ],
  ])('a refusal says the money of a %s in kyat: %s', (machine, rule, values, said) => {
    const refusal = { code: 'rule', rule: `${machine}.${rule}`, values } as const;
    expect(reasonOf(refusal, machine, english)).toContain(said);
  });

  it.each([
    [[0, 5_00, 5_00], [500_00, 500_00, 500_00], 'declared 0.00 CNY, counted 5.00 CNY and 5.00 CNY'],
    [[0, 0, 0], [500_00, 400_00, 450_00], 'declared 500.00 MMK, counted 400.00 MMK and 450.00 MMK'],
    [
      [5_00, 5_00, 4_00],
      [500_00, 400_00, 400_00],
      'declared 500.00 MMK and 5.00 CNY, first counted 400.00 MMK and 5.00 CNY, then 400.00 MMK and 4.00 CNY',
    ],
  ])('a refusal of courier cash names the currency in which the cash differs: yuan %j, kyat %j', (yuan, kyat, said) => {
    const [[declared = 0, first = 0, second = 0], [declaredYuan = 0, firstYuan = 0, secondYuan = 0]] = [kyat, yuan];
    const count = (by: string, MMK: number, CNY: number) => ({ by, at: '', amounts: { MMK, CNY } });
    const context = {
      ...nothingYet,
      counting: { MMK: declared, CNY: declaredYuan },
      firstCount: count('one', first, firstYuan),
      secondCount: count('two', second, secondYuan),
    };
    const held = courierCash.rules['nothingDiffers']?.holds({ context } as never);
    const refusal = { code: 'rule', rule: 'courierCash.nothingDiffers', values: held as Values } as const;
    expect(reasonOf(refusal, 'courierCash', english)).toBe(`${said}: accept the difference or dispute it`);
  });

  it.each([
    [true, 'this branch is its last one: it is delivered from here'],
    [false, 'the next branch is not known yet; sort the parcel first'],
  ])('a refusal says where a parcel without a next branch goes from here: at its last branch %s', (isHere, said) => {
    expect(reasonOf(ruled('nextBranchResolved', { isHere }), 'order', english)).toBe(said);
  });

  it.each([
    [
      'allPiecesScanned',
      { scanned: 1, pieces: 2, isTooMany: false },
      '1 of 2 pieces scanned; scan all of them or mark the parcel short',
    ],
    [
      'allPiecesScanned',
      { scanned: 2, pieces: 1, isTooMany: true },
      '2 pieces scanned, the order has 1; put aside what belongs to another order',
    ],
    ['piecesCounted', { counted: 1, pieces: 2, isTooMany: false }, '1 of 2 pieces counted; all of them must be here'],
    [
      'piecesCounted',
      { counted: 3, pieces: 2, isTooMany: true },
      '3 pieces counted, the order has 2; put aside what belongs to another order',
    ],
  ])('a refusal says a count of pieces as a count, not as money: %s', (rule, values, said) => {
    expect(order.rules[rule]?.values).toEqual(Object.keys(values));
    expect(reasonOf(ruled(rule, values), 'order', english)).toBe(said);
  });

  it('a refusal of an order says limits other than money as plain figures', () => {
    const refusal = ruled('volumeUnderTenCubicMetres', { volume: 12.5, max: 10 });
    expect(reasonOf(refusal, 'order', chinese)).toBe('物品体积为 12.5 立方米，须小于 10 立方米');
  });

  it('a refusal of an order says states, choices, steps and what is missing by their titles', () => {
    const marked = ruled('noOpenException', { exception: 'exception.notArrived', reason: null });
    expect(reasonOf(marked, 'order', english)).toBe(
      'the parcel is marked “Not arrived” (reason: none); clear the exception first',
    );
    expect(reasonOf(ruled('deliveredToDoor', { way: 'station' }), 'order', chinese)).toBe(
      '派送方式为“送车站”，请使用“站点签收”',
    );
    expect(reasonOf(ruled('nothingDependsOnIt', { events: 'order.sorted, order.packed' }), 'order', english)).toBe(
      'later steps depend on it: Sort, Pack; void them first',
    );
    expect(reasonOf(ruled('nothingDependsOnIt', { events: 'order.sorted, order.packed' }), 'order', chinese)).toBe(
      '后续操作依赖该记录：分拣、装包，请先作废这些操作',
    );
  });

  it('a refusal of an order leaves a name as it is even if the name happens to be an id', () => {
    expect(reasonOf(ruled('collectorOnTheJob', { collector: 'lost' }), 'order', english)).toBe(
      'lost is not on the job; choose another collector',
    );
  });

  it('a refusal of an order fits a sentence with the titles of buttons', () => {
    const refusal = { ...ruled('signSettled', { due: 14_500_00 }), next: ['order.signPaid'] };
    expect(say(refusal, english, { machine: 'order', event: 'order.signed', id: 'EE1' })).toBe(
      '“Sign at the door” is refused for order EE1: 14,500.00 MMK is still due on signing; record the payment first. ' +
        'Possible now: record payment on signing.',
    );
  });

  it('a refusal of an order names a wrong field by its label, limits in its unit, choices by their titles', () => {
    const small = invalid('too_small', { path: 'changes.insureAmount', origin: 'int', minimum: '100' });
    expect(reasonOf(small, 'order', english)).toBe('Insured value must be at least 1.00 MMK');
    const light = invalid('too_small', { path: 'weightGrams', origin: 'int', minimum: '1' });
    expect(reasonOf(light, 'order', english)).toBe('Weight must be at least 0.001 kg');
    const short = invalid('too_small', { path: 'sender.name', origin: 'string', minimum: '2' });
    expect(reasonOf(short, 'order', chinese)).toBe('姓名至少 2 个字符');
    const chosen = invalid('invalid_value', { path: 'deliveryWay', values: 'door, station' });
    expect(reasonOf(chosen, 'order', english)).toBe('Delivery way must be one of: To the door, To station');
  });

  it('a refusal of an order says in words what the kit refuses by itself', () => {
    const granted = { code: 'role', rule: 'may', values: { permission: 'order.collected' } } as const;
    expect(reasonOf(granted, 'order', chinese)).toBe('您的角色没有“揽收”的权限');
    const asked = {
      code: 'secondPerson',
      rule: 'secondPersonAsked',
      values: { request: 'order.lossReported' },
    } as const;
    expect(reasonOf(asked, 'order', english)).toBe('“Report loss” has to be recorded first, by another person');
    const undeclared = { code: 'notDeclared', values: { state: 'inTransit', event: 'order.signed' } } as const;
    expect(reasonOf(undeclared, 'order', english)).toBe('not possible in the state “In transit”');
    const packed = { state: 'packed', event: 'package.loaded', after: 'package.sealed' };
    expect(reasonOf({ code: 'notDeclared', values: packed }, 'package', english)).toBe(
      'not possible in the state “Packed”, but after “Seal”',
    );
    const arrived = { state: 'arrived', event: 'order.packed', after: 'order.warehoused', orAfter: 'order.shelved' };
    expect(reasonOf({ code: 'notDeclared', values: arrived }, 'order', chinese)).toBe(
      '当前状态“已到达待入库”下不能执行此操作，先“入库”或“上架”才可以',
    );
  });

  it.each([english, chinese])(
    'a refusal of an order is written for every rule with all its values ($language)',
    (words) => {
      for (const rule of Object.values(order.rules)) {
        const values = Object.fromEntries(rule.values.map((name, index) => [name, 1000 + index]));
        const reason = reasonOf({ code: rule.code, rule: rule.id, values }, 'order', words);
        expect(words.has(`rule.${rule.id}`), rule.id).toBe(true);
        expect(reason, rule.id).not.toMatch(/[{}]/);
        expect(reason, rule.id).not.toMatch(/[.。]$/);
      }
    },
  );
});

describe('ids in refusals', () => {
  it('a refusal says the name of the branch, the person or the station that holds a parcel instead of its id', () => {
    const names: Readonly<Record<string, string>> = {
      'branch MDY': 'Mandalay',
      'staff STF000003': 'Min Thu',
      'station STN000527': 'Mandalay Central',
    };
    nameReferencesBy((kind, id) => names[`${kind} ${id}`] ?? null);
    const held = (holder: string) => reasonOf(ruled('inCustodyOfBranch', { branch: 'MDY', holder }), 'order', english);
    expect(held('MDY')).toBe('the parcel is not in your branch (branch: Mandalay; holder: Mandalay)');
    expect(held('STF000003')).toContain('holder: Min Thu');
    expect(held('STN000527')).toContain('holder: Mandalay Central');
    expect(held('Ko Zaw')).toContain('holder: Ko Zaw');
    nameReferencesBy(() => null);
  });
});

describe('a refusal by another record than the one of the event', () => {
  const about = { machine: 'bill', id: 'BL00000012' };
  const isConfirmed = { code: 'rule', rule: 'bill.isConfirmed', values: {} } as const;

  it('a refusal by another record says which record it is', () => {
    expect(reasonOf({ ...isConfirmed, about }, 'settlement', english)).toBe(
      'the bill is not confirmed; upload the bank slip first (bill BL00000012)',
    );
    expect(reasonOf({ ...isConfirmed, about }, 'settlement', chinese)).toBe(
      '账单尚未确认，请先上传银行水单（账单 BL00000012）',
    );
    expect(reasonOf(isConfirmed, 'bill', english)).toBe('the bill is not confirmed; upload the bank slip first');
  });

  it('a refusal by another record says its state in the words of its type, and money of an order by the order and the stage', () => {
    const state = { code: 'notDeclared', values: { state: 'confirmed' } } as const;
    expect(reasonOf({ ...state, about }, 'settlement', english)).toBe(
      'not possible in the state “Confirmed” (bill BL00000012)',
    );
    const paid = { machine: 'receivable', id: 'SL000000015MM-collection' };
    expect(reasonOf({ ...state, values: { state: 'due' }, about: paid }, 'order', english)).toMatch(
      /\(.*At collection · SL000000015MM\)$/,
    );
  });

  it('a refusal by another record names that record once, where the reason names it already', () => {
    const refusal = { code: 'rule', rule: 'settlement.billsAreDistinct', values: { bill: about.id } } as const;
    expect(reasonOf({ ...refusal, about }, 'settlement', english)).toBe(reasonOf(refusal, 'settlement', english));
  });
});
