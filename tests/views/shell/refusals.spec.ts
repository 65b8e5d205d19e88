import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#calls/contract.ts';
import type { Failure } from '#services/failure.ts';
import { call, onFailure, onForbidden, type AskOptions } from '#services/http.ts';
import { refusalsAt } from '#views/shell/refusals.ts';
import { problem } from '../../services/catalogue/wire.ts';
import { stubRequest } from '../../support/stubRequest.ts';

const LIST = '/companyOrder/orderList';
const RECORD = '/companyOrder/orderDetail?id=SL000000015MM';

const look = contract({ method: 'GET', path: '/api/look', summary: 'Looks.', reply: z.object({}) });

let history: RouterHistory;
/** Pending calls, oldest first. */
let waiting: ((response: Response) => void)[];
let told: Failure['kind'][];
let stops: (() => void)[];

/** The browser's own addresses, as the history writes them. */
const addressed = {
  get pathname() {
    return history.location.pathname;
  },
  get search() {
    return history.location.search;
  },
};

beforeEach(() => {
  history = createMemoryHistory({ initialEntries: [LIST] });
  waiting = [];
  told = [];
  vi.stubGlobal('document', { cookie: 'token=T1' });
  vi.stubGlobal('location', addressed);
  stubRequest();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  stops = [onForbidden(refusalsAt(history)), onFailure(({ kind }) => told.push(kind))];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

/** Starts a call from the current view. The returned function answers 403 and waits until the view receives it. */
const asked = (options: AskOptions = {}): (() => Promise<void>) => {
  const settled = call(look, {}, options).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  const [answer] = waiting.splice(0);
  return async () => {
    answer?.(problem(403, 'no', 'forbidden'));
    expect(await settled).toBe('Failed');
  };
};

describe('a call that is not allowed', () => {
  it('a call that is not allowed leads the view that asked to /401, once', async () => {
    const first = asked();
    const second = asked();
    await first();
    await second();
    expect(history.location.href).toBe('/401');
    expect(history.length).toBe(2);
    expect(told).toEqual([]);
  });

  it('a call that is not allowed leads the view to /401 also when it shows another page or search meanwhile', async () => {
    const refuse = asked();
    history.push(`${LIST}?page=2`);
    await refuse();
    expect(history.location.href).toBe('/401');
  });

  it.each([RECORD, '/dashboard'])(
    'a call that is not allowed leaves the next view alone, and is announced: %s',
    async (next) => {
      const refuse = asked();
      history.push(next);
      await refuse();
      expect(history.location.href).toBe(next);
      expect(told).toEqual(['forbidden']);
    },
  );

  it('a call that is not allowed leaves the view of another record alone, though it is of the same screen', async () => {
    history.push(RECORD);
    const refuse = asked();
    history.push('/companyOrder/orderDetail?id=SL000000029MM');
    await refuse();
    expect(history.location.href).toBe('/companyOrder/orderDetail?id=SL000000029MM');
  });

  it('a call that is not allowed leads the view that asked to /401, when the person has come back to that view', async () => {
    const refuse = asked();
    history.push(RECORD);
    history.push(LIST);
    await refuse();
    expect(history.location.href).toBe('/401');
  });

  it('a call that is not allowed is nobody’s where the view gave it up: the view asks anew when it is shown again', async () => {
    const aborter = new AbortController();
    const refuse = asked({ signal: aborter.signal });
    history.push(RECORD);
    history.push(LIST);
    aborter.abort();
    await refuse();
    expect(history.location.href).toBe(LIST);
    expect(told).toEqual([]);
  });

  it('a call that is not allowed navigates as soon as the router is ready, when the call comes earlier', async () => {
    vi.resetModules();
    const http = await import('#services/http.ts');
    const settled = http.call(look, {}).catch((error: Error) => error.name);
    waiting[0]?.(problem(403, '', 'forbidden'));
    expect(await settled).toBe('Failed');
    expect(history.location.href).toBe(LIST);
    stops.push(http.onForbidden(refusalsAt(history)));
    expect(history.location.href).toBe('/401');
  });
});
