import * as z from 'zod/mini';
import { fetchFile } from './fetchFile.ts';
import { ask, call, type AskOptions } from './http.ts';
import type { Filter, PageQuery } from './page.ts';
import { linkOf } from './signedLink.ts';

/** What an export is made of: the rows and columns of the list as it is shown. */
export interface ExportWish {
  /** Names the wish: asked twice, it is one export. */
  readonly key: string;
  readonly machine: string;
  readonly filters: readonly Filter[];
  readonly sort: NonNullable<PageQuery['sort']>;
  readonly columns: readonly string[];
}

const started = z.object({ id: z.string(), fileName: z.string() });

const taskCall = call<ExportWish>()({
  method: 'POST',
  path: 'api/logisticsOrder/download/task',
  answer: started,
});

const record = z.object({
  id: z.string(),
  version: z.number(),
  fileName: z.string(),
  status: z.nullable(z.number()),
  createTime: z.string(),
  objectKey: z.nullish(z.string()),
  done: z.number(),
  total: z.nullish(z.number()),
  bytes: z.nullish(z.number()),
  downloadCount: z.number(),
  reason: z.nullish(z.string()),
});

/** A line of the download list (§3): status invalid 0, generating 1, generated 2; `createTime` UTC ISO. */
export type ExportRecord = z.infer<typeof record>;

const pageCall = call<{ pageNum: number; pageSize: number }>()({
  method: 'POST',
  path: 'api/export/page',
  answer: z.object({ records: z.array(record), total: z.number() }),
});

const grantCall = call<void>()({
  method: 'POST',
  path: 'api/aliyunOssMsg/getSts',
  answer: z.object({
    accessKeyId: z.string(),
    accessKeySecret: z.string(),
    securityToken: z.string(),
    endpoint: z.string(),
    bucketName: z.string(),
  }),
});

const countCall = call<{ id: string }>()({
  method: 'GET',
  path: ({ id }) => `api/export/updateDownloadCount/${encodeURIComponent(id)}`,
  answer: z.unknown(),
});

/** Asks for a list as a spreadsheet. */
export const requestExport = (wish: ExportWish): Promise<z.infer<typeof started>> => ask(taskCall, wish);

/** The own exports, latest first. */
export const readExports = (pageNum: number, pageSize: number, options?: AskOptions) =>
  ask(pageCall, { pageNum, pageSize }, options);

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
  const { code, createdAt, downloads, ...same } = parsed.data;
  return { ...same, status: code, createTime: createdAt, downloadCount: downloads };
};

/**
 * Fetches the file of an export as the specification says (§7): a grant, a signed link, the count, and then the bytes.
 */
export const fetchExport = async ({ id, objectKey, fileName }: ExportRecord): Promise<Blob> => {
  const grant = await ask(grantCall, undefined);
  const link = await linkOf(grant, objectKey ?? '', fileName, Date.now());
  await ask(countCall, { id });
  return fetchFile(link);
};
