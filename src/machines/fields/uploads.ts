import { z } from 'zod';
import { choosingUpload, uploaded } from '../kit/upload.ts';

/** Kinds of uploaded files and their size limits (§5, images; §7, uploads). */

const MEGABYTE = 1024 * 1024;

/** Kinds of pictures taken by a camera or a scanner. */
export const UPLOAD_KINDS = [
  'photo',
  'voucher',
  'signature',
  'consent',
  'registrationCard',
  'workPhoto',
  'logo',
] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Maximum number of photos of one event (§5). */
export const PHOTOS_MOST = 5;
/** Pictures of a merchant's identity cards: both sides of two cards. */
export const REGISTRATION_CARDS_MOST = 4;

/** Accepted types of every kind (§5: jpeg, png, jpg), detected from the content, not from the file name. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png'] as const;

export interface UploadLimits {
  readonly mostBytes: number;
  /** Pixels on the longer side to which the browser scales down larger pictures. */
  readonly enoughPixels: number;
}

/** §5: 10M in general, 5M in some dialogs, 3M for the identity cards of merchants. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, UploadLimits>> = {
  photo: { mostBytes: 10 * MEGABYTE, enoughPixels: 2048 },
  voucher: { mostBytes: 10 * MEGABYTE, enoughPixels: 2560 },
  signature: { mostBytes: 5 * MEGABYTE, enoughPixels: 1600 },
  consent: { mostBytes: 10 * MEGABYTE, enoughPixels: 2560 },
  registrationCard: { mostBytes: 3 * MEGABYTE, enoughPixels: 2048 },
  workPhoto: { mostBytes: 5 * MEGABYTE, enoughPixels: 1024 },
  logo: { mostBytes: 5 * MEGABYTE, enoughPixels: 512 },
};

/** Maximum pixels on a side; larger uploads are never decoded (reliability.md 1.5: pixel floods). */
export const UPLOAD_MOST_PIXELS = 4096;
/** Maximum bytes that one person uploads in a day (reliability.md 1.5). */
export const UPLOADED_A_DAY_MOST_BYTES = 200 * MEGABYTE;
/** Hours before an unreferenced upload is deleted (reliability.md 5, E10). */
export const UNUSED_UPLOADS_KEPT_HOURS = 24;
/** SHA-256 of a file. */
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);

export const photo = uploaded('photo');
/** Bank slip or another proof of payment. */
export const voucher = uploaded('voucher');
/** Proof of exactly one payment; it cannot prove another. */
export const ownVoucher = uploaded('voucher', { alone: true });
/** The owner's written consent. */
export const consent = uploaded('consent', { alone: true });
export const registrationCard = uploaded('registrationCard');
export const workPhoto = uploaded('workPhoto');
/** Logo of the company. */
export const logo = uploaded('logo');

/** Proof that a parcel was handed over; a signature or photo may belong to that parcel only. */
export const proofBy = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  choosingUpload(schema, {
    at: 'value',
    by: 'kind',
    fields: { signature: { kind: 'signature', alone: true }, photo: { kind: 'photo', alone: true } },
  });
