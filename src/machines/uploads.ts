import { z } from 'zod';
import { choosingUpload, uploaded } from './kit/upload.ts';

/** What files people upload, and how large each may be (§5, images; §7, uploads). */

const MEGABYTE = 1024 * 1024;

/** The kinds of pictures that are taken by a camera or a scanner. */
export const UPLOAD_KINDS = ['photo', 'voucher', 'signature', 'consent', 'registrationCard', 'workPhoto'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Photos that one event takes at most (§5). */
export const PHOTOS_MOST = 5;
/** Pictures of a merchant's identity cards: both sides of two. */
export const REGISTRATION_CARDS_MOST = 4;

/** Types taken of every kind (§5: jpeg, png, jpg); said by the bytes, never by a name. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png'] as const;

export interface UploadLimits {
  readonly mostBytes: number;
  /** Pixels on the longer side that are enough: the browser makes larger ones smaller. */
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
};

/** Pixels on a side beyond which no upload is even unpacked (reliability.md 1.5: pixel floods). */
export const UPLOAD_MOST_PIXELS = 4096;
/** What one person uploads in a day (reliability.md 1.5). */
export const UPLOADED_A_DAY_MOST_BYTES = 200 * MEGABYTE;
/** An upload that nothing names after so long is cleared away (reliability.md 5, E10). */
export const UNUSED_UPLOADS_KEPT_HOURS = 24;
/** The SHA-256 of a file. */
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);

export const photo = uploaded('photo');
/** A bank slip or another proof of money that moved. */
export const voucher = uploaded('voucher');
/** The proof of one movement of money: it proves no second one. */
export const ownVoucher = uploaded('voucher', { alone: true });
/** The owner's written consent. */
export const consent = uploaded('consent', { alone: true });
export const registrationCard = uploaded('registrationCard');
export const workPhoto = uploaded('workPhoto');

/** What proves that a parcel was handed over; a signature or a photo is an upload of that parcel alone. */
export const proofBy = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  choosingUpload(schema, {
    at: 'value',
    by: 'kind',
    fields: { signature: { kind: 'signature', alone: true }, photo: { kind: 'photo', alone: true } },
  });
