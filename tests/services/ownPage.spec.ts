import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderDraft } from '#views/orders/create/keptDraft.ts';
import { stubWebStorage } from '../support/webStorage.ts';

const HLA = '1004';
const MIN = '1009';
const LIST = '/companyOrder/orderList';

const page = { pathname: LIST, search: '?receiverPhone=09777111333', loads: 0 };

/** Opens the page anew: what its modules remembered is gone. */
const load = async (pathname: string, search = '') => {
  Object.assign(page, { pathname, search });
  vi.resetModules();
  return import('#services/ownPage.ts');
};

beforeEach(() => {
  stubWebStorage();
  page.loads = 0;
  const goTo = (address: string): void => {
    const { pathname, search } = new URL(address, 'https://shweli.example');
    Object.assign(page, { pathname, search });
  };
  const reload = (): void => void (page.loads += 1);
  const replace = (address: string): void => {
    goTo(address);
    reload();
  };
  vi.stubGlobal('location', Object.assign(page, { reload, replace }));
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, address: string) => goTo(address) });
});

const draft = { receiver: { name: 'Ma Thida' } };
const signIn = ['/login', `?redirect=${encodeURIComponent(`${LIST}?receiverPhone=09777111333`)}`] as const;

describe('a page', () => {
  test('a page goes on for the same person, with the draft and the address', async () => {
    const { claimPage } = await load(...signIn);
    orderDraft.write(HLA, draft);
    expect(claimPage(HLA)).toBe(true);
    expect(claimPage(HLA)).toBe(true);
    expect(orderDraft.read(HLA)).toEqual(draft);
    expect(page).toMatchObject({ pathname: '/login', search: signIn[1], loads: 0 });
  });

  test('a page that remembers one person is loaded anew for another, at no address of the first', async () => {
    const { claimPage } = await load(LIST, '?receiverPhone=09777111333');
    claimPage(HLA);
    orderDraft.write(HLA, draft);
    expect(claimPage(MIN)).toBe(false);
    expect(page).toMatchObject({ pathname: '/', search: '', loads: 1 });
    expect(orderDraft.read(HLA)).toBeNull();
  });

  test('a page that was loaded anew after the session expired does not lead another person back', async () => {
    orderDraft.write(HLA, draft);
    const { claimPage } = await load(...signIn);
    expect(claimPage(MIN)).toBe(true);
    expect(page).toMatchObject({ pathname: '/', search: '', loads: 0 });
    expect(orderDraft.read(HLA)).toBeNull();
  });

  test('a page leads whoever signs in first to what was asked for', async () => {
    const { claimPage } = await load(...signIn);
    expect(claimPage(MIN)).toBe(true);
    expect(page.search).toBe(signIn[1]);
  });

  test('a page that is left says nothing of the work', async () => {
    const { claimPage, leavePage, loadAnew } = await load(LIST, '?receiverPhone=09777111333');
    claimPage(HLA);
    orderDraft.write(HLA, draft);
    leavePage();
    loadAnew();
    expect(orderDraft.read(HLA)).toBeNull();
    expect(page).toMatchObject({ pathname: '/login', search: '', loads: 1 });
  });

  test('a page whose session ended by itself comes back to where it was, with the draft', async () => {
    const { claimPage, loadAnew } = await load(LIST, '?receiverPhone=09777111333');
    claimPage(HLA);
    orderDraft.write(HLA, draft);
    loadAnew();
    expect(orderDraft.read(HLA)).toEqual(draft);
    expect(page).toMatchObject({ pathname: LIST, search: '?receiverPhone=09777111333', loads: 1 });
  });
});
