import { describe, expect, test } from 'vitest';
import { contract } from '#calls/contract.ts';
import { createAdmission } from '#server/http/admission.ts';
import { createHttp } from '#server/http/edge.ts';
import { implement } from '#server/http/route.ts';
import { POLICY } from '#server/policy.ts';

const LIMITS = { most: 4, least: 1, mostWaiting: 2, patienceMs: 50 };
const none = async () => undefined;
const call = (method: 'GET' | 'POST', path: `/${string}`, handle: () => Promise<undefined>) =>
  implement(contract({ method, path, summary: 'For the test.' }), handle);

describe('X7: admission', () => {
  test('admission sheds the reads beyond those in progress and waiting, and neither commands nor health', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>();
    const row = { access: 'public', scope: '' } as const;
    const app = createHttp({
      config: { captcha: false, logLevel: 'silent', trustedProxies: [], host: '0.0.0.0', allowedHosts: [] },
      routes: [
        call('GET', '/api/slow', () => finished),
        call('POST', '/api/scan', none),
        call('GET', '/api/alive', none),
      ],
      policy: {
        ...POLICY,
        'GET /api/slow': { ...row, rateClass: 'read' },
        'POST /api/scan': { ...row, rateClass: 'import' },
        'GET /api/alive': { ...row, rateClass: 'health' },
      },
      identify: () => Promise.resolve(null),
      admission: { ...LIMITS, patienceMs: 10_000 },
    });
    const reads = Array.from({ length: 6 }, () => app.inject('/api/slow'));
    await new Promise(setImmediate);
    const shed = await app.inject('/api/slow');
    expect(shed.json()).toMatchObject({ status: 503, code: 'overloaded' });
    expect(shed.headers['retry-after']).toBe('2');
    expect((await app.inject({ method: 'POST', url: '/api/scan' })).statusCode).toBe(200);
    expect((await app.inject('/api/alive')).statusCode).toBe(200);
    finish(undefined);
    expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await app.inject('/api/slow')).statusCode).toBe(200);
    await app.close();
  });

  test('admission sheds a read that waits too long, and gives its place to the next', async () => {
    const admission = createAdmission({ ...LIMITS, most: 1 });
    const end = await admission.enter();
    await expect(admission.enter()).rejects.toMatchObject({ code: 'overloaded' });
    const next = admission.enter();
    end();
    end();
    (await next)();
    (await admission.enter())();
  });

  test('admission admits fewer reads while commands are slow, and more again afterwards', async () => {
    const admission = createAdmission(LIMITS);
    const admitted = async (): Promise<number> => {
      const entered = await Promise.allSettled([1, 2, 3, 4].map(() => admission.enter()));
      const ends = entered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      for (const end of ends) end();
      return ends.length;
    };
    expect(await admitted()).toBe(4);
    for (let now = 1000; now < 4000; now += 500) admission.noteCommand(900, now);
    expect(await admitted()).toBe(1);
    for (let now = 4000; now < 8000; now += 500) admission.noteCommand(20, now);
    expect(await admitted()).toBe(4);
  });
});
