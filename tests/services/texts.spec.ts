import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  forgetWork,
  forgetWorkOfOthers,
  keptForSignIn,
  keptOfAccount,
  keptOnDevice,
  keptWork,
} from '#services/kept/texts.ts';
import { favouriteMenus, toggleFavouriteMenu } from '#services/favouriteMenus.ts';
import { keepTabs, readTabs } from '#services/keptTabs.ts';
import { recentMenus, visitMenu } from '#services/recentMenus.ts';
import { recentRecords, visitRecord } from '#services/recentRecords.ts';
import { keepOwnOrder, ownOrder } from '#services/ownOrder.ts';
import { orderDraft } from '#views/orders/create/keptDraft.ts';
import { keepSender, readSender } from '#views/orders/import/senderMemory.ts';
import { keepColumns, readColumns } from '#views/shapes/list/columnMemory.ts';
import { stubWebStorage } from '../support/webStorage.ts';

const HLA = '1004';
const MIN = '1009';
const ROUTE = '/companyOrder/orderList';

let kept: ReturnType<typeof stubWebStorage>;
beforeEach(() => {
  kept = stubWebStorage();
  forgetWorkOfOthers(HLA);
});

const everything = (): string => JSON.stringify([Object.entries(kept.browser), Object.entries(kept.tab)]);

/** A day's work of Hla: each part names the customer or the record that it is about. */
const work = (): void => {
  orderDraft.write(HLA, { receiver: { name: 'Ma Thida', phone: '09777111333' } });
  keepSender(HLA, {
    isUsed: true,
    originBranch: 'YGN',
    name: 'Ma Thida',
    phone: '09777111333',
    city: 'C1',
    address: '12 Strand Road',
  });
  visitRecord(HLA, { address: '/companyOrder/orderDetail?id=SL1', title: 'Order', name: 'SL1 Ma Thida' });
  const tab = {
    key: `${ROUTE}?id=SL1`,
    path: ROUTE,
    title: 'Order',
    name: 'SL1 Ma Thida',
    affix: false,
    noCache: false,
  };
  keepTabs(HLA, [tab]);
  keepOwnOrder(HLA, 'stops', ['SL1']);
};

/** Choices by which Hla works: nothing of a customer. */
const choices = (): void => {
  visitMenu(HLA, ROUTE);
  toggleFavouriteMenu(HLA, ROUTE);
  keepColumns(HLA, ROUTE, { order: ['id'], hidden: [], pinned: { start: [], end: [] }, widths: {} });
};

const expectNoWorkOf = (account: string): void => {
  expect(orderDraft.read(account)).toBeNull();
  expect(readSender(account)).toMatchObject({ isUsed: false, name: '', phone: '', address: '' });
  expect(recentRecords(account)).toEqual([]);
  expect(readTabs(account)).toEqual([]);
  expect(ownOrder(account, 'stops')).toEqual([]);
};

describe('what one person kept in a browser', () => {
  test('what one person kept in a browser is offered again to that person', () => {
    work();
    choices();
    expect(orderDraft.read(HLA)).toEqual({ receiver: { name: 'Ma Thida', phone: '09777111333' } });
    expect(readSender(HLA)).toMatchObject({ isUsed: true, name: 'Ma Thida' });
    expect(recentRecords(HLA)).toHaveLength(1);
    expect(readTabs(HLA)).toHaveLength(1);
    expect(ownOrder(HLA, 'stops')).toEqual(['SL1']);
    expect(recentMenus(HLA)).toEqual([ROUTE]);
    expect(readColumns(HLA, ROUTE)?.order).toEqual(['id']);
  });

  test('what one person kept in a browser has the columns of a route in the form of the specification', () => {
    const pinned = { start: ['id'], end: ['createdAt'] };
    keepColumns(HLA, ROUTE, {
      order: ['id', 'receiverPhone', 'createdAt'],
      hidden: ['receiverPhone'],
      pinned,
      widths: { createdAt: 90 },
    });
    const [, text = ''] = Object.entries(kept.browser).find(([key]) => key.endsWith(' custom_display')) ?? [];
    expect(JSON.parse(String(text))).toEqual({
      [ROUTE]: [
        { prop: 'id', fixed: 'left' },
        { prop: 'receiverPhone', hide: true },
        { prop: 'createdAt', width: 90, fixed: 'right' },
      ],
    });
    expect(readColumns(HLA, ROUTE)).toMatchObject({ hidden: ['receiverPhone'], pinned, widths: { createdAt: 90 } });
  });

  test('what one person kept in a browser is not offered to another, neither the work nor the choices', () => {
    work();
    choices();
    expectNoWorkOf(MIN);
    expect(recentMenus(MIN)).toEqual([]);
    expect(favouriteMenus(MIN)).toEqual([]);
    expect(readColumns(MIN, ROUTE)).toBeNull();
  });

  test('what one person kept in a browser is gone with the sign-out, but for the choices under the own key', () => {
    work();
    choices();
    forgetWork();
    expectNoWorkOf(HLA);
    expect(everything()).not.toMatch(/Thida|777111333|Strand|SL1/);
    expect(recentMenus(HLA)).toEqual([ROUTE]);
    expect(favouriteMenus(HLA)).toEqual([ROUTE]);
    expect(readColumns(HLA, ROUTE)?.order).toEqual(['id']);
  });

  test('what one person kept is not kept again by what is still on screen at the sign-out, until somebody is in', () => {
    work();
    forgetWork();
    work();
    orderDraft.write('', { receiver: { name: 'Ma Thida' } });
    expect(everything()).toBe('[[],[]]');
    forgetWorkOfOthers(HLA);
    orderDraft.write('', { receiver: { name: 'Ma Thida' } });
    expect(everything()).toBe('[[],[]]');
    work();
    expect(orderDraft.read(HLA)).not.toBeNull();
  });

  test('what one person kept in a browser survives a session that expired, for the same person', () => {
    work();
    expect(forgetWorkOfOthers(HLA)).toBe(false);
    expect(orderDraft.read(HLA)).toEqual({ receiver: { name: 'Ma Thida', phone: '09777111333' } });
    expect(readTabs(HLA)).toHaveLength(1);
  });

  test('what one person kept in a browser is gone when another person signs in after a session that expired', () => {
    work();
    choices();
    expect(forgetWorkOfOthers(MIN)).toBe(true);
    expectNoWorkOf(HLA);
    expect(everything()).not.toMatch(/Thida|777111333|Strand|SL1/);
    expect(recentMenus(HLA)).toEqual([ROUTE]);
  });
});

describe('a text of the browser', () => {
  const text = z.string();

  test('a text of the browser has its lifetime and its account in its key', () => {
    keptOnDevice('volume', text).write('loud');
    keptForSignIn('why', text).write('another');
    keptOfAccount('paper', text).write(HLA, 'A6');
    keptWork('draft', text, 'tab').write(HLA, 'half');
    expect(Object.keys(kept.browser).toSorted()).toEqual([`account ${HLA} paper`, 'device  volume']);
    expect(Object.keys(kept.tab).toSorted()).toEqual(['signIn  why', `work ${HLA} draft`]);
  });

  test('a text of the device in the browser outlasts everybody; a text for the sign-in ends with the sign-in', () => {
    const volume = keptOnDevice('volume', text);
    const why = keptForSignIn('why', text);
    volume.write('loud');
    why.write('another');
    forgetWorkOfOthers(HLA);
    forgetWork();
    expect(volume.read()).toBe('loud');
    expect(why.read()).toBeNull();
  });

  test('a text of the browser without a lifetime, as an earlier build left it, goes with the sign-out', () => {
    kept.browser.setItem('import_sender', '{"name":"Ma Thida"}');
    kept.tab.setItem('draft:order.created', '{"receiver":{}}');
    forgetWork();
    expect(everything()).toBe('[[],[]]');
  });

  test.each(['{', '7', 'null', '{"a":1}'])('a text of the browser is none where %s is kept', (written) => {
    kept.browser.setItem('device  volume', written);
    expect(keptOnDevice('volume', text).read()).toBeNull();
  });

  test('a text of the browser is not kept, and nothing fails, where the browser keeps nothing', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const volume = keptOnDevice('volume', text);
    volume.write('loud');
    expect(volume.read()).toBeNull();
    forgetWork();
  });
});
