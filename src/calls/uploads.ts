import * as z from 'zod/mini';
import { UPLOAD_KINDS, type UploadKind } from '#machines/fields/uploads.ts';
import { contract } from './contract.ts';
import { byId } from './shapes.ts';

const form = z.strictObject({ file: z.file() });
const uploaded = z.object({ id: z.string(), kind: z.string(), sha256: z.string(), bytes: z.number() });

export const upload = contract({
  method: 'POST',
  path: '/api/uploads/:kind',
  summary: 'Uploads a PNG or JPEG picture of a kind, encoded again without metadata. An event then names its id.',
  multipart: true,
  status: 201,
  params: z.strictObject({ kind: z.enum(UPLOAD_KINDS) }),
  body: form,
  reply: uploaded,
  errors: ['notAnUpload', 'uploadTooLarge', 'uploadedTooMuch'],
});

/** Declares an upload call as older clients use it (§7, uploads), for one kind of file. */
const familyUpload = <Path extends `/${string}`>(path: Path, kind: UploadKind) =>
  contract({
    method: 'POST',
    path,
    summary: `Uploads a picture of the kind ${kind}, as POST /api/uploads/${kind} does.`,
    multipart: true,
    status: 201,
    body: form,
    reply: uploaded,
    errors: ['notAnUpload', 'uploadTooLarge', 'uploadedTooMuch'],
  });

export const uploadBillVoucher = familyUpload('/api/logisticsBill/uploadPic', 'voucher');
export const uploadReceivableVoucher = familyUpload('/api/receivableRecord/uploadImg', 'voucher');
export const uploadPaymentVoucher = familyUpload('/api/billPaymentOrder/uploadImg', 'voucher');
export const uploadTransportPhoto = familyUpload('/api/transport/storage/uploadImg', 'photo');
export const uploadStoragePhoto = familyUpload('/api/storage/uploadImg', 'photo');
export const uploadTodoPhoto = familyUpload('/api/todoOrder/uploadImg', 'photo');
export const uploadQuestionPhoto = familyUpload('/api/userQuestion/uploadImg', 'photo');
export const uploadMessagePhoto = familyUpload('/api/aliyunOssMsg/uploadFile', 'photo');
export const uploadRegistrationCard = familyUpload('/api/appUserApproval/submit/uploadFile', 'registrationCard');
export const uploadWorkPhoto = familyUpload('/api/roster/uploadImg/workPic', 'workPhoto');

export const readUpload = contract({
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'Returns an uploaded picture to its uploader, or to a person who may see a record that names it.',
  params: byId,
  files: ['image/png', 'image/jpeg'],
  errors: ['notFound'],
});
