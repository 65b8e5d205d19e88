import type pg from 'pg';
import {
  UPLOAD_LIMITS,
  UPLOAD_MOST_PIXELS,
  UPLOADED_A_DAY_MOST_BYTES,
  type UploadKind,
} from '#machines/fields/uploads.ts';
import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/uploads.ts';
import { Problem } from '../http/errors.ts';
import { fileOf } from '../http/multipart.ts';
import { Answer, implement, type Call, type Route } from '../http/route.ts';
import { pictureOf } from '../pictures/picture.ts';
import { recordPictureRead } from '../reads/recordRead.ts';
import { keepUploads, newUploadId, uploadedSince } from '../uploads/keep.ts';
import { uploadFor } from '../uploads/read.ts';

const DAY_MS = 86_400_000;
const BYTES_IN_MEGABYTE = 1024 * 1024;

/** The family's own calls (§7, uploads), one for each kind of upload. */
const FAMILY = [
  [calls.uploadBillVoucher, 'voucher'],
  [calls.uploadReceivableVoucher, 'voucher'],
  [calls.uploadPaymentVoucher, 'voucher'],
  [calls.uploadTransportPhoto, 'photo'],
  [calls.uploadStoragePhoto, 'photo'],
  [calls.uploadTodoPhoto, 'photo'],
  [calls.uploadQuestionPhoto, 'photo'],
  [calls.uploadMessagePhoto, 'photo'],
  [calls.uploadRegistrationCard, 'registrationCard'],
  [calls.uploadWorkPhoto, 'workPhoto'],
] as const;

/** Reads the one file of a form, rewrites it as a picture and stores it. */
async function receive(
  pool: pg.Pool,
  kind: UploadKind,
  { request, actor, now }: Call,
): Promise<ReplyOf<typeof calls.upload>> {
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

/**
 * Routes of photos, vouchers, signatures and identity cards: uploaded before an event names them, shown to readers of
 * their aggregate.
 */
export const uploadRoutes = (pool: pg.Pool): Route[] => [
  implement(calls.upload, (call) => receive(pool, call.params.kind, call)),
  ...FAMILY.map(([call, kind]) => implement(call, (asked) => receive(pool, kind, asked))),
  implement(calls.readUpload, async (call) => {
    const found = await uploadFor(pool, call.actor, call.params.id);
    if (!found) throw new Problem('notFound');
    await recordPictureRead(pool, call, found);
    return new Answer(found.content, {
      headers: {
        'content-type': found.type,
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  }),
];
