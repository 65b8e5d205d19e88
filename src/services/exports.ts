import * as z from 'zod/mini';
import type { InputOf, ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/exports.ts';
import { serverNow } from './clock.ts';
import { fetchFile } from './fetchFile.ts';
import { call, type AskOptions } from './http.ts';
import { linkOf } from './signedLink.ts';

type Wanted = InputOf<typeof calls.requestExport>['body'];

/** The rows and columns of a list, as it is shown; the key names the request: asked twice, it is one export. */
export type ExportRequest = Omit<Wanted, 'machine'> & { readonly machine: string };

/** A line of the download list (§3): status invalid 0, generating 1, generated 2; `createTime` UTC ISO. */
export type ExportRecord = ReplyOf<typeof calls.readExports>['records'][number];

/** Asks for a list as a spreadsheet. */
export const requestExport = (wanted: ExportRequest): Promise<ReplyOf<typeof calls.requestExport>> =>
  call(calls.requestExport, { body: wanted as Wanted });

/** The own exports, latest first. */
export const readExports = (pageNum: number, pageSize: number, options?: AskOptions) =>
  call(calls.readExports, { body: { pageNum, pageSize } }, options);

const liveRow = z.looseObject({
  id: z.string(),
  version: z.number(),
  code: z.nullable(z.number()),
  fileName: z.string(),
  createdAt: z.string(),
  objectKey: z.nullable(z.string()),
  done: z.number(),
  total: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  downloads: z.number(),
  reason: z.nullable(z.string()),
});

/** The line that a live event's row makes; null for anything else. */
export const recordOf = (row: unknown): ExportRecord | null => {
  const parsed = liveRow.safeParse(row);
  if (!parsed.success) return null;
  const { code, createdAt, downloads, objectKey, total, bytes, reason, ...same } = parsed.data;
  return {
    ...same,
    status: code,
    createTime: createdAt,
    downloadCount: downloads,
    objectKey: objectKey ?? undefined,
    total: total ?? undefined,
    bytes: bytes ?? undefined,
    reason: reason ?? undefined,
  };
};

/**
 * Fetches the file of an export as the specification says (§7): a grant, a signed link, the count, and then the bytes.
 */
export const fetchExport = async ({ id, objectKey, fileName }: ExportRecord): Promise<Blob> => {
  const grant = await call(calls.grantFiles, {});
  const link = await linkOf(grant, objectKey ?? '', fileName, serverNow());
  await call(calls.countDownload, { params: { id } });
  return fetchFile(link);
};
