import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import { compressAnswers } from '#server/http/compress.ts';

const rows = Array.from({ length: 200 }, (_, index) => ({ id: index, name: 'parcel' }));
const app = Fastify();
compressAnswers(app);
app.get('/api/rows', () => rows);
app.get('/api/row', () => rows[0]);
app.get('/auth/login', () => rows);
app.get('/auth/info', () => rows);
app.get('/api/text', (_request, reply) => reply.type('text/csv').send(JSON.stringify(rows)));
afterAll(() => app.close());

const ask = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test('a long JSON answer is compressed as the browser reads it best', async () => {
  const brotli = await ask('/api/rows', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(rows);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  const zipped = await ask('/auth/info', 'gzip, deflate');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(rows);
});

test.each([
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['deflate, gzip, br, zstd', 'br'],
])('what a program accepts as "%s" is read as it means it', async (accepted, encoding) => {
  expect((await ask('/api/rows', accepted)).headers['content-encoding']).toBe(encoding);
});

test.each(['gzip;q=0', 'br;q=0.0, gzip;q=0', 'deflate'])('nothing is compressed for "%s"', async (accepted) => {
  expect((await ask('/api/rows', accepted)).headers['content-encoding']).toBeUndefined();
});

test.each([
  ['a short answer', '/api/row', 'br'],
  ['an answer to a caller that reads no encoding', '/api/rows', 'identity'],
  ['an answer with a token', '/auth/login', 'br'],
  ['what is no JSON', '/api/text', 'br'],
])('%s stays as it is', async (_what, url, accepted) => {
  const { headers } = await ask(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
});
