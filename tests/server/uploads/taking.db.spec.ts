import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_KINDS, UPLOAD_LIMITS, UPLOADED_A_DAY_MOST_BYTES } from '#machines/fields/uploads.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { fetched, upload, uploaded } from '../../support/uploading.ts';
import { createStore, type Store } from '../../support/world.ts';
import { comment, jpeg, png } from '../account/pictures.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const kept = async (): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>('select count(*)::int as count from uploads');
  return rows[0]?.count ?? 0;
};

/** Returns a picture of this number of bytes, most of them in a text chunk. */
const ofBytes = (bytes: number): Buffer => {
  const { length } = png({ beside: [comment('')] });
  return png({ beside: [comment('x'.repeat(bytes - length))] });
};

/** Returns a JPEG with the place of its recording, as phones write it. */
const withPlace = (): Buffer => {
  const bytes = jpeg();
  const said = Buffer.from('Exif\0\0II*\0GPSLatitude 16.8');
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, said, bytes.subarray(2)]);
};

describe('an upload', () => {
  test('an upload is kept as the picture it is, written anew, by its hash', async () => {
    const answer = await upload(server, 'photo', png({ beside: [comment('<script>')] }));
    expect(answer.statusCode).toBe(201);
    const { id, sha256, bytes } = answer.json<{ id: string; sha256: string; bytes: number }>();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const shown = await fetched(server, id);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.rawPayload.includes('script')).toBe(false);
    expect(shown.rawPayload).toHaveLength(bytes);
    expect(createHash('sha256').update(shown.rawPayload).digest('hex')).toBe(sha256);
  });

  test('an upload loses where and when the picture was taken', async () => {
    const id = await uploaded(server, 'photo', withPlace(), 'clerk.yangon');
    const { rawPayload, headers } = await fetched(server, id);
    expect(headers['content-type']).toBe('image/jpeg');
    for (const trace of ['Exif', 'GPS', 'camera']) expect(rawPayload.includes(trace), trace).toBe(false);
  });

  test('an upload of the same content is kept once, under an id of its own each time', async () => {
    const one = await uploaded(server, 'photo', png({ shade: 7 }), 'clerk.yangon');
    const other = await uploaded(server, 'voucher', png({ shade: 7 }), 'finance');
    expect(one).not.toBe(other);
    const { rows } = await store.pool.query('select distinct sha256 from uploads where id = any($1)', [[one, other]]);
    expect(rows).toHaveLength(1);
  });

  test.each(UPLOAD_KINDS)('an upload of the kind %s is taken up to its limit and not a byte beyond', async (kind) => {
    const { mostBytes } = UPLOAD_LIMITS[kind];
    expect((await upload(server, kind, ofBytes(mostBytes))).statusCode).toBe(201);
    const before = await kept();
    const beyond = await upload(server, kind, ofBytes(mostBytes + 1));
    expect([beyond.statusCode, beyond.json<{ code: string }>().code]).toEqual([413, 'uploadTooLarge']);
    expect(beyond.json<{ message: string }>().message).toBe(
      `Image too large: it may have ${mostBytes / 1024 / 1024} MB at most.`,
    );
    expect(await kept()).toBe(before);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'image/png'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    ['a document', Buffer.from('%PDF-1.7'), 'image/jpeg'],
    ['a program', Buffer.from('MZ\x90\x00'), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['a picture with an archive after it', Buffer.concat([png(), Buffer.from('PK\x03\x04')]), 'image/png'],
    ['a photo with a page after it', jpeg('', Buffer.from('<script>')), 'image/jpeg'],
    ['a page before a picture', Buffer.concat([Buffer.from('<!--'), png()]), 'image/png'],
    ['a flood of pixels', png({ width: 8, height: 20_000 }), 'image/png'],
    ['half a picture', png().subarray(0, 70), 'image/png'],
  ])('an upload that is %s is refused, whatever it says of itself', async (_, content, type) => {
    const before = await kept();
    const answer = await upload(server, 'photo', content, { type });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'notAnUpload']);
    expect(await kept()).toBe(before);
  });

  test('an upload is what its bytes are, not what it says', async () => {
    const id = (await upload(server, 'photo', jpeg(), { type: 'text/html' })).json<{ id: string }>().id;
    expect((await fetched(server, id)).headers['content-type']).toBe('image/jpeg');
  });

  test('an upload is refused without a session, under another field, of a kind that is none', async () => {
    expect((await upload(server, 'photo', png(), { as: null })).statusCode).toBe(401);
    expect((await upload(server, 'photo', png(), { field: 'other' })).statusCode).toBe(400);
    expect((await upload(server, 'photo', png(), { path: '/api/uploads/program' })).statusCode).toBe(400);
  });

  test.each([
    ['/api/logisticsBill/uploadPic', 'voucher'],
    ['/api/receivableRecord/uploadImg', 'voucher'],
    ['/api/billPaymentOrder/uploadImg', 'voucher'],
    ['/api/transport/storage/uploadImg', 'photo'],
    ['/api/storage/uploadImg', 'photo'],
    ['/api/todoOrder/uploadImg', 'photo'],
    ['/api/userQuestion/uploadImg', 'photo'],
    ['/api/aliyunOssMsg/uploadFile', 'photo'],
    ['/api/appUserApproval/submit/uploadFile', 'registrationCard'],
    ['/api/roster/uploadImg/workPic', 'workPhoto'],
  ])('an upload goes by %s too, as a %s', async (path, kind) => {
    const answer = await upload(server, 'photo', png(), { path });
    expect(answer.json()).toMatchObject({ kind });
    expect((await upload(server, 'photo', Buffer.from('text'), { path })).statusCode).toBe(400);
  });

  test('an upload is refused to who has uploaded too much within a day, and to nobody else', async () => {
    const id = await uploaded(server, 'photo', png({ shade: 3 }), 'courier2.yangon');
    const { length } = png({ shade: 3 });
    const room = UPLOADED_A_DAY_MOST_BYTES - length;
    await store.pool.query('update uploads set bytes = $2 where id = $1', [id, room + 1]);
    const refused = await upload(server, 'photo', png({ shade: 3 }), { as: 'courier2.yangon' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'uploadedTooMuch']);
    expect((await upload(server, 'photo', png({ shade: 3 }))).statusCode).toBe(201);
    await store.pool.query('update uploads set bytes = $2 where id = $1', [id, room]);
    expect((await upload(server, 'photo', png({ shade: 3 }), { as: 'courier2.yangon' })).statusCode).toBe(201);
    await store.pool.query(`update uploads set made_at = now() - interval '25 hours' where id = $1`, [id]);
  });

  test('an upload that breaks off midway leaves nothing', async () => {
    const before = await kept();
    const [host = '', port = ''] = server.address.split(':');
    const body = png({ width: 2000, shade: 9, beside: [comment('y'.repeat(500_000))] });
    await new Promise<void>((resolve, reject) => {
      void server.tokenOf('clerk.yangon').then((token) => {
        const socket = connect(Number(port), host, () => {
          const head = [
            'POST /api/uploads/photo HTTP/1.1',
            `Host: ${server.address}`,
            `Authorization: ${token}`,
            'Content-Type: multipart/form-data; boundary=b',
            `Content-Length: ${body.length}`,
          ];
          socket.write(`${head.join('\r\n')}\r\n\r\n`);
          socket.write(body.subarray(0, body.length / 2), () => socket.destroy());
        });
        socket.on('close', () => resolve());
        socket.on('error', reject);
        return token;
      }, reject);
    });
    expect((await upload(server, 'photo', png())).statusCode).toBe(201);
    expect(await kept()).toBe(before + 1);
  });
});
