import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { implement } from '#server/http/route.ts';
import { contract } from '#calls/contract.ts';
import { fileOf } from '#server/http/multipart.ts';
import { REQUEST_TIMEOUTS } from '#server/http/requestTimeouts.ts';
import { createSample } from './sample.ts';

const app = createSample();
let port = 0;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const request = (lines: string[], body = '') =>
  exchange(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

describe('answers to raw requests', () => {
  test('a raw request with headers over 16 KB is answered 431', async () => {
    const answer = await request(['GET /api/whole HTTP/1.1', 'host: x', `x-large: ${'a'.repeat(17_000)}`]);
    expect(bodyOf(answer)).toMatchObject({ status: 431, code: 'headersTooLarge' });
  });

  test('a raw request with headers just below the limit is read', async () => {
    const answer = await request(['GET /api/whole HTTP/1.1', 'host: x', `x-large: ${'a'.repeat(15_000)}`]);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  test('a raw request that is no HTTP gets 400 in the same form', async () => {
    expect(bodyOf(await exchange('HELO console\r\n\r\n'))).toMatchObject({ status: 400, code: 'badRequest' });
  });

  test('a raw request with both lengths at once is refused: nothing is smuggled', async () => {
    const lines = ['POST /api/anything HTTP/1.1', 'host: x', 'content-length: 4', 'transfer-encoding: chunked'];
    expect(await request(lines, '0\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['TRACE', 'PATCH', 'CONNECT'])('a raw request with the method %s is not answered', async (method) => {
    const answer = await request([`${method} /api/whole HTTP/1.1`, 'host: x']);
    expect(answer).not.toMatch(/^HTTP\/1.1 2/);
  });

  test('a line break in an echoed value cannot make a header', async () => {
    const answer = await request(['GET /api/nothing%0d%0aset-cookie:%20a=b HTTP/1.1', 'host: x']);
    expect(answer.toLowerCase()).not.toContain('\r\nset-cookie');
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
  });

  test('Node waits ten seconds for headers and ten minutes for an upload; other requests get half a minute', () => {
    expect(app.server.headersTimeout).toBe(10_000);
    expect(app.server.requestTimeout).toBe(600_000);
    expect(REQUEST_TIMEOUTS).toEqual({ request: 30_000, upload: 600_000 });
  });
});

describe('a request that comes in slowly', () => {
  test('a request that comes in slowly is ended with 408 after its time, while an upload that began with it goes on', async () => {
    const taking = implement(
      contract({
        method: 'POST',
        path: '/api/anything',
        summary: 'Takes a file.',
        multipart: true,
        reply: z.object({ bytes: z.number() }),
      }),
      async ({ request: asked }) => ({ bytes: (await fileOf(asked, 'file', 100)).length }),
    );
    const telling = implement(
      contract({
        method: 'POST',
        path: '/api/parcels/:id',
        summary: 'Takes a text.',
        params: z.strictObject({ id: z.string() }),
        body: z.strictObject({ text: z.string() }),
        reply: z.object({}),
      }),
      () => ({}),
    );
    const slow = createSample({ routes: [taking, telling], patience: { request: 200, upload: 60_000 } });
    await slow.listen({ port: 0, host: '127.0.0.1' });
    const { port: slowPort } = slow.server.address() as AddressInfo;
    const open = (lines: readonly string[], begun: string) => {
      const socket = connect(slowPort, '127.0.0.1', () =>
        socket.write(`${[...lines, 'host: x', 'connection: close'].join('\r\n')}\r\n\r\n${begun}`),
      );
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      return { socket, ended: new Promise<string>((resolve) => socket.on('close', () => resolve(answer))) };
    };
    const form = new FormData();
    form.append('file', new Blob(['abcdef']), 'a');
    const sent = new Request('http://x', { method: 'POST', body: form });
    const file = await sent.clone().text();
    const upload = open(
      [
        'POST /api/anything HTTP/1.1',
        `content-type: ${sent.headers.get('content-type')}`,
        `content-length: ${file.length}`,
      ],
      file.slice(0, 20),
    );
    const text = open(['POST /api/parcels/1 HTTP/1.1', 'content-type: application/json', 'content-length: 14'], '{"te');
    expect(bodyOf(await text.ended)).toMatchObject({ status: 408, code: 'timeout' });
    upload.socket.write(file.slice(20));
    expect(bodyOf(await upload.ended)).toEqual({ bytes: 6 });
    await slow.close();
  });
});

describe('closing', () => {
  test('a request that still comes in while the server closes is asked to retry', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let entered = (): void => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow = implement(
      contract({ method: 'GET', path: '/api/whole', summary: 'Waits.', reply: z.object({}) }),
      async () => {
        entered();
        await held;
        return {};
      },
    );
    const closing = createSample({ routes: [slow] });
    await closing.listen({ port: 0, host: '127.0.0.1' });
    const { port: closingPort } = closing.server.address() as AddressInfo;
    let answers = '';
    const socket = connect(closingPort, '127.0.0.1');
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('data', (data) => (answers += data.toString()));
    const ask = 'GET /api/whole HTTP/1.1\r\nhost: x\r\n\r\n';
    socket.write(ask);
    await inside;
    const closed = closing.close();
    socket.write(ask, () => setImmediate(release));
    await ended;
    await closed;
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
    expect(answers).toContain('"code":"unavailable"');
  });
});
