import { afterAll, describe, expect, test } from 'vitest';
import { MAX_JSON_DEPTH } from '#server/http/bodies.ts';
import { createSample } from './sample.ts';

const app = createSample();
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

const post = (payload: string | object, headers: Record<string, string> = {}, url = '/api/parcels/5') =>
  app.inject({ method: 'POST', url, payload, headers });

const raw = (text: string, url = '/api/anything') => post(text, json, url);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a valid request passes', () => {
  test('a valid request is parsed by its schemas and handled', async () => {
    const answer = await post({ name: 'tea', weight: 50, way: 'door' }, {}, '/api/parcels/5?at=2026-11-21');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: 5, at: '2026-11-21', name: 'tea', weight: 50, way: 'door', language: 'en' });
  });

  test('a trailing slash in the address of a valid request changes nothing', async () => {
    expect((await post({ name: 'tea' }, {}, '/api/parcels/5/')).statusCode).toBe(200);
  });

  test('a write without a body takes none, and takes an empty object', async () => {
    const headers = { authorization: 'bearer' };
    expect((await app.inject({ method: 'POST', url: '/api/first', headers })).statusCode).toBe(201);
    expect((await post({}, headers, '/api/first')).statusCode).toBe(201);
    expect((await app.inject({ method: 'POST', url: '/api/first', headers: { ...headers, ...json } })).statusCode).toBe(
      201,
    );
    expect((await post({ extra: 1 }, headers, '/api/first')).statusCode).toBe(400);
  });

  test('HEAD answers like GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/whole' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('fields that the reply does not name never leave the server', async () => {
    expect((await app.inject('/api/whole')).json()).toEqual({ name: 'shown' });
  });
});

describe('a fault is named, with what would be right', () => {
  test.each([
    [{}, 'name: is required'],
    [{ name: 'a' }, 'name: must have at least 2'],
    [{ name: 'abcdefghijk' }, 'name: must have at most 10'],
    [{ name: 7 }, 'name: must be of type string'],
    [{ name: 'tea', weight: 0 }, 'weight: must be at least 1'],
    [{ name: 'tea', weight: 51 }, 'weight: must be at most 50'],
    [{ name: 'tea', way: 'air' }, 'way: must be one of door, station'],
    [{ name: 'tea', tags: ['a', 'b', 'c'] }, 'tags: must have at most 2'],
    [{ name: 'tea', tags: ['a', 5] }, 'tags.1: must be of type string'],
    [{ name: 'tea', admin: true }, 'body: has unknown fields: admin'],
    [[], 'body: must be of type object'],
  ])('a fault of a body is named, with what would be right: %j: %s', async (body, message) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid', message });
  });

  test('a body that is missing is said to be required', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/parcels/5' });
    expect(answer.json()).toMatchObject({ code: 'invalid', message: 'body: is required' });
  });

  test('each refused field is a refusal of its own', async () => {
    const answer = await post({ name: 'a', weight: 0 });
    expect(answer.json()).toMatchObject({
      message: 'name: must have at least 2; weight: must be at least 1',
      refusals: [
        {
          code: 'invalid',
          rule: 'field.short',
          values: { field: 'name', minimum: 2 },
          message: 'must have at least 2',
        },
        {
          code: 'invalid',
          rule: 'field.small',
          values: { field: 'weight', minimum: 1 },
          message: 'must be at least 1',
        },
      ],
    });
  });

  test('faults in parameters and queries are named too', async () => {
    expect((await post({ name: 'tea' }, {}, '/api/parcels/x')).json()).toMatchObject({
      message: 'id: must be of type number',
    });
    expect((await post({ name: 'tea' }, {}, '/api/parcels/5?at=x')).json()).toMatchObject({
      message: 'at: must have the format date',
    });
    expect((await post({ name: 'tea' }, {}, '/api/parcels/5?at=2026-11-21&at=2026-11-22')).statusCode).toBe(400);
  });
});

describe('the language of the message', () => {
  test.each([
    [{ 'pc-language': 'zh' }, 'name: 为必填项'],
    [{ 'pc-language': 'cn' }, 'name: 为必填项'],
    [{ 'pc-language': 'us', 'accept-language': 'zh-CN' }, 'name: is required'],
    [{ 'accept-language': 'zh-CN,zh;q=0.9' }, 'name: 为必填项'],
    [{ 'accept-language': 'my,fr;q=0.9' }, 'name: is required'],
    [{ 'pc-language': 'zh\\r\\nx: y' }, 'name: is required'],
  ])('the language of the message follows the headers %j', async (headers, message) => {
    expect((await post({}, headers)).json()).toMatchObject({ message });
  });
});

describe('bodies that are refused before anyone reads them', () => {
  test.each(['{', '{"a":1,}', "{'a':1}", 'NaN', '[1', nested(100_000).slice(1)])(
    'bad JSON is refused before anyone reads the body: %#',
    async (text) => {
      expect((await raw(text)).json()).toMatchObject({ status: 400, code: 'badJson' });
    },
  );

  test('a body deeper than the bound is refused before anyone reads it', async () => {
    expect((await raw(nested(MAX_JSON_DEPTH))).statusCode).toBe(200);
    expect((await raw(nested(MAX_JSON_DEPTH + 1))).json()).toMatchObject({ status: 400, code: 'jsonTooDeep' });
    expect((await raw(nested(100_000))).json()).toMatchObject({ code: 'jsonTooDeep' });
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'a body with the key %s is refused at any depth',
    async (key) => {
      expect((await raw(`{"${key}":{"polluted":1}}`)).json()).toMatchObject({ status: 400, code: 'forbiddenKey' });
      expect((await raw(`[{"a":[{"${key}":1}]}]`)).json()).toMatchObject({ code: 'forbiddenKey' });
      expect((await raw(`{"\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}":1}`)).statusCode).toBe(400);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );

  test('a body with text that no database stores is refused: NUL and half a surrogate', async () => {
    expect((await raw('{"a":"x\\u0000y"}')).json()).toMatchObject({ status: 400, code: 'badText' });
    expect((await raw('{"a":"\\ud800"}')).json()).toMatchObject({ code: 'badText' });
    expect((await raw('{"a\\u0000":1}')).json()).toMatchObject({ code: 'badText' });
    expect((await raw('{"a":"\\ud83d\\ude00"}')).statusCode).toBe(200);
    expect((await post({ name: 'tea' }, {}, '/api/parcels/%00')).json()).toMatchObject({ code: 'badText' });
  });

  test.each([
    ['GBK', [0xd5, 0xc5, 0xc8, 0xfd]],
    ['Latin-1', [0x5a, 0x6f, 0xeb]],
    ['half a character', [0xe5, 0xbc]],
  ])(
    'a body with bytes of another encoding is refused, because they would become other names: %s',
    async (_, bytes) => {
      const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]);
      const answer = await app.inject({ method: 'POST', url: '/api/anything', payload, headers: json });
      expect(answer.json()).toMatchObject({ status: 400, code: 'badText' });
    },
  );

  test('a body with what stands for lost characters is refused, and one that declares another encoding', async () => {
    expect((await raw('{"a":"\uFFFD K"}')).json()).toMatchObject({ status: 400, code: 'badText' });
    const declared = (charset: string) =>
      post('{"name":"tea"}', { 'content-type': `application/json; charset=${charset}` }, '/api/anything');
    expect((await declared('gbk')).json()).toMatchObject({ status: 415, code: 'unsupportedMediaType' });
    for (const charset of ['utf-8', 'UTF8', '"utf-8"']) expect((await declared(charset)).statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'multipart/form-data; boundary=x', ''])(
    'a body of the media type %j is refused',
    async (type) => {
      const answer = await post('{"name":"tea"}', { 'content-type': type });
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupportedMediaType' });
    },
  );

  test.each(['gzip', 'br', 'deflate'])(
    'a body packed with %s is refused by its kind, not as bad JSON',
    async (encoding) => {
      const answer = await post('{"name":"tea"}', { 'content-encoding': encoding });
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupportedMediaType' });
      expect((await post({ name: 'tea' }, { 'content-encoding': 'identity' })).statusCode).toBe(200);
    },
  );

  test('a multipart route takes multipart and nothing else', async () => {
    const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(form, type, '/api/picture')).statusCode).toBe(200);
    expect((await post({}, {}, '/api/picture')).statusCode).toBe(415);
  });

  test('a body of more than a megabyte is refused, unless the route says more', async () => {
    const large = { name: 'x'.repeat(1024 * 1024) };
    expect((await post(large)).json()).toMatchObject({ status: 413, code: 'tooLarge' });
    expect((await post(large, {}, '/api/anything')).statusCode).toBe(200);
    expect((await raw(`"${'x'.repeat(8 * 1024 * 1024)}"`)).statusCode).toBe(413);
  });
});

describe('addresses and methods', () => {
  test('an unknown address is 404', async () => {
    expect((await app.inject('/api/nothing')).json()).toMatchObject({ status: 404, code: 'notFound' });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)(
    'the method %s where only POST is known is 405',
    async (method) => {
      const answer = await app.inject({ method, url: '/api/parcels/5' });
      expect(answer.json()).toMatchObject({ status: 405, code: 'methodNotAllowed' });
      expect(answer.headers['allow']).toBe('POST');
    },
  );

  test('an address with a broken escape is 400, one with an endless segment 414', async () => {
    expect((await app.inject('/api/parcels/%zz')).json()).toMatchObject({ status: 400, code: 'badRequest' });
    expect((await post({ name: 'tea' }, {}, `/api/parcels/${'1'.repeat(201)}`)).json()).toMatchObject({ status: 414 });
  });

  test('without the console, a page that does not exist is 404', async () => {
    const answer = await app.inject({ url: '/orders', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('failures', () => {
  test('the answer to a fault reveals nothing of its inside', async () => {
    const answer = await app.inject('/api/fault');
    expect(answer.json()).toEqual({
      status: 500,
      timestamp: Date.parse('2026-11-21T05:00:00Z'),
      code: 'fault',
      message: 'Something went wrong on our side. It has been recorded.',
    });
  });

  test('a database that is away is 503, and the answer says when to ask again', async () => {
    const answer = await app.inject('/api/away');
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
  });
});
