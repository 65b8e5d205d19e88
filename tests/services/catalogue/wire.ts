import { vi } from 'vitest';
import { stubRequest } from '../../support/stubRequest.ts';

/** Creates a browser environment for calls: cookies, and a server that returns the given answers in turn. */
export function fakeWire() {
  const requests: Request[] = [];
  const answers: (Response | Error)[] = [];
  const cookies = new Map([['token', 'T1']]);
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('location', new URL('http://shweli.example/companyOrder/orderList?page=2'));
  stubRequest();
  vi.stubGlobal('fetch', (asked: Request | string) => {
    const request = typeof asked === 'string' ? new Request(asked, {}) : asked;
    requests.push(request);
    const answer = answers.shift() ?? new TypeError('no network');
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
  return { requests, answers, cookies };
}

/** Returns an answer of JSON. */
export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Returns a failure in the server's own form. */
export const problem = (status: number, message: string, code = 'invalid', more: object = {}): Response =>
  json(status, { status, timestamp: 1_763_600_000_000, message, code, ...more });

/** Returns the error of a request that timed out. */
export const tooLate = (): Error => new DOMException('late', 'TimeoutError');
