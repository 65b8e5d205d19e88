import type pg from 'pg';
import { z } from 'zod';
import {
  UPLOAD_KINDS,
  UPLOAD_LIMITS,
  UPLOAD_MOST_PIXELS,
  UPLOADED_A_DAY_MOST_BYTES,
  type UploadKind,
} from '#machines/uploads.ts';
import { Problem } from '../http/errors.ts';
import { fileOf } from '../http/multipart.ts';
import { Answer, route, type Call, type Route } from '../http/route.ts';
import { pictureOf } from '../pictures/picture.ts';
import { keepPicture } from '../reads/keep.ts';
import { keepUploads, newUploadId, uploadedSince } from '../uploads/keep.ts';
import { uploadFor } from '../uploads/read.ts';

const DAY_MS = 86_400_000;
const BYTES_IN_MEGABYTE = 1024 * 1024;

/** The family's own calls (§7, uploads), each for what its screen uploads. */
const CALLS: Readonly<Record<string, UploadKind>> = {
  '/api/logisticsBill/uploadPic': 'voucher',
  '/api/receivableRecord/uploadImg': 'voucher',
  '/api/billPaymentOrder/uploadImg': 'voucher',
  '/api/transport/storage/uploadImg': 'photo',
  '/api/storage/uploadImg': 'photo',
  '/api/todoOrder/uploadImg': 'photo',
  '/api/userQuestion/uploadImg': 'photo',
  '/api/aliyunOssMsg/uploadFile': 'photo',
  '/api/appUserApproval/submit/uploadFile': 'registrationCard',
  '/api/roster/uploadImg/workPic': 'workPhoto',
};

const body = z.strictObject({ file: z.string().meta({ format: 'binary' }) });
const reply = z.strictObject({ id: z.string(), kind: z.enum(UPLOAD_KINDS), sha256: z.string(), bytes: z.int() });
type Uploaded = z.infer<typeof reply>;

/** Reads the one file of a form, writes it anew as the picture it is, and keeps it. */
async function take(pool: pg.Pool, kind: UploadKind, { request, actor, now }: Call): Promise<Uploaded> {
  const { mostBytes } = UPLOAD_LIMITS[kind];
  const bytes = await fileOf(request, 'file', mostBytes).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'tooLarge') throw error;
    throw new Problem('uploadTooLarge', { values: { most: mostBytes / BYTES_IN_MEGABYTE }, headers: error.headers });
  });
  const today = await uploadedSince(pool, actor.id, new Date(now.getTime() - DAY_MS));
  if (today + bytes.length > UPLOADED_A_DAY_MOST_BYTES)
    throw new Problem('uploadedTooMuch', { values: { most: UPLOADED_A_DAY_MOST_BYTES / BYTES_IN_MEGABYTE } });
  const picture = await pictureOf(bytes);
  if (!picture) throw new Problem('notAnUpload', { values: { most: UPLOAD_MOST_PIXELS } });
  const id = newUploadId();
  const upload = { id, kind, picture, by: actor.id, branch: actor.branch, at: now.toISOString() };
  const [sha256 = ''] = await keepUploads(pool, [upload]);
  return { id, kind, sha256, bytes: picture.content.length };
}

/** Photos, vouchers, signatures and identity cards: uploaded before an event names them, shown to who may see what they belong to. */
export const uploadRoutes = (pool: pg.Pool): Route[] => [
  route({
    method: 'POST',
    path: '/api/uploads/:kind',
    summary:
      'Uploads a PNG or JPEG picture of a kind; it is written anew without what came with it. An event then names its id.',
    multipart: true,
    status: 201,
    params: z.strictObject({ kind: z.enum(UPLOAD_KINDS) }),
    body,
    reply,
    handle: (call) => take(pool, call.params.kind, call),
  }),
  ...Object.entries(CALLS).map(([path, kind]) =>
    route({
      method: 'POST',
      path,
      summary: `Uploads a picture of the kind ${kind}, as POST /api/uploads/${kind} does.`,
      multipart: true,
      status: 201,
      body,
      reply,
      handle: (call) => take(pool, kind, call),
    }),
  ),
  route({
    method: 'GET',
    path: '/api/uploads/:id',
    summary: 'An uploaded picture, for who uploaded it or may see a life that names it.',
    params: z.strictObject({ id: z.string().max(64) }),
    handle: async (call) => {
      const found = await uploadFor(pool, call.actor, call.params.id);
      if (!found) throw new Problem('notFound');
      await keepPicture(pool, call, found);
      return new Answer(found.content, {
        headers: {
          'content-type': found.type,
          'content-disposition': 'attachment',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      });
    },
  }),
];
