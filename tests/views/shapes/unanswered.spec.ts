import { beforeEach, describe, expect, test } from 'vitest';
import { forgetWork, forgetWorkOfOthers } from '#services/kept/texts.ts';
import type { Command, Verdict } from '#services/propose.ts';
import { isDoneBefore, unansweredIn, unansweredOf } from '#views/shapes/form/unanswered.ts';
import { stubWebStorage } from '../../support/webStorage.ts';

const HLA = '1004';
const MIN = '1009';
const ADDED = 'order.extraFeeAdded';

const fee = (id: string, amount: number): Command => ({
  key: `K-${id}-${amount}`,
  machine: 'order',
  id,
  event: { type: ADDED, amount },
  expectedVersion: 3,
});

let kept: ReturnType<typeof stubWebStorage>;
beforeEach(() => {
  kept = stubWebStorage();
});

const memory = (account = HLA, id = 'SL1', type = ADDED) => unansweredOf(account, 'order', id, type);

describe('an act without an answer', () => {
  test('an act without an answer is remembered by the next form of the same act on the same record, whole', () => {
    memory().write(fee('SL1', 900));
    expect(memory().read()).toEqual(fee('SL1', 900));
  });

  test('an act without an answer is that of no other account, record or event', () => {
    memory().write(fee('SL1', 900));
    expect(memory(MIN).read()).toBeNull();
    expect(memory(HLA, 'SL2').read()).toBeNull();
    expect(memory(HLA, '').read()).toBeNull();
    expect(memory(HLA, 'SL1', 'order.cancelled').read()).toBeNull();
  });

  test('an act without an answer is among the acts of its record alone', () => {
    memory().write(fee('SL1', 900));
    memory(HLA, 'SL1', 'order.cancelled').write(fee('SL1', 901));
    memory(HLA, 'SL12').write(fee('SL12', 100));
    expect(unansweredIn(HLA, 'order', 'SL1')).toEqual([ADDED, 'order.cancelled']);
    expect(unansweredIn(MIN, 'order', 'SL1')).toEqual([]);
    expect(unansweredIn(HLA, 'package', 'SL1')).toEqual([]);
  });

  test('an act without an answer is forgotten once its outcome is known, and no other with it', () => {
    memory().write(fee('SL1', 900));
    memory(HLA, 'SL2').write(fee('SL2', 100));
    memory().write(null);
    expect(memory().read()).toBeNull();
    expect(memory(HLA, 'SL2').read()).toEqual(fee('SL2', 100));
    memory(HLA, 'SL2').write(null);
    expect(Object.keys(kept.tab)).toEqual([]);
  });

  test('an act without an answer is gone with the sign-out, and when somebody else signs in', () => {
    memory().write(fee('SL1', 900));
    forgetWork();
    expect(memory().read()).toBeNull();
    forgetWorkOfOthers(HLA);
    memory().write(fee('SL1', 900));
    forgetWorkOfOthers(MIN);
    expect(memory().read()).toBeNull();
    expect([Object.keys(kept.browser), Object.keys(kept.tab)]).toEqual([[], []]);
  });

  test.each(['{', '7', '{"order SL1 order.extraFeeAdded":{"key":"K"}}'])(
    'no act without an answer is remembered where %s is kept',
    (written) => {
      kept.tab.setItem(`work ${HLA} unanswered`, written);
      expect(memory().read()).toBeNull();
    },
  );
});

describe('the server’s word about a key', () => {
  const verdict = (status: Verdict['status'], refusals: Verdict['refusals'] = []): Verdict => ({
    key: 'K',
    machine: 'order',
    id: 'SL1',
    version: 4,
    state: [],
    status,
    events: [],
    refusals,
  });
  const refusal: NonNullable<Verdict['refusals']>[number] = { code: 'rule', rule: 'tooHigh', field: null, next: [] };

  test('the server’s word about a key is that the act was done, where it knows the key as accepted', () => {
    expect(isDoneBefore(verdict('duplicate'))).toBe(true);
  });

  test('the server’s word about a key is that the act was not done, where it would be now, is not allowed, or was refused then', () => {
    expect(isDoneBefore(verdict('accepted'))).toBe(false);
    expect(isDoneBefore(verdict('refused', [refusal]))).toBe(false);
    expect(isDoneBefore(verdict('conflict', [refusal]))).toBe(false);
    expect(isDoneBefore(verdict('duplicate', [refusal]))).toBe(false);
    expect(isDoneBefore(undefined)).toBe(false);
  });
});
