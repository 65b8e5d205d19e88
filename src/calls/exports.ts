import * as z from 'zod/mini';
import { exported } from '#machines/exportTask/events.ts';
import { contract } from './contract.ts';
import { byId, pagedBody, pageOf, short, text, withDefault } from './shapes.ts';

const request = z.strictObject({
  key: z.optional(text(8, 200)),
  /** The machine of the list; orders by default. */
  machine: withDefault(exported.machine, 'order'),
  filters: withDefault(exported.filters, []),
  sort: withDefault(exported.sort, []),
  columns: z.optional(exported.columns),
  fileName: z.optional(exported.fileName),
});
export type ExportRequest = z.infer<typeof request>;

export const requestExport = contract({
  method: 'POST',
  path: '/api/logisticsOrder/download/task',
  summary: 'Requests a list as a spreadsheet, which is written in the background and kept for seven days.',
  body: request,
  reply: z.object({ id: z.string(), fileName: z.string() }),
  errors: ['notFound'],
});

const task = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Download status (§4): invalid 0, generating 1, generated 2. */
  status: z.nullable(z.number()),
  /** UTC ISO. */
  createTime: z.string(),
  objectKey: z.optional(z.string()),
  version: z.number(),
  done: z.number(),
  total: z.optional(z.number()),
  bytes: z.optional(z.number()),
  downloadCount: z.number(),
  reason: z.optional(z.string()),
});

export const readExports = contract({
  method: 'POST',
  path: '/api/export/page',
  summary: "Lists the actor's exports, latest first: status 1 generating, 2 generated, 0 invalid.",
  body: z.strictObject(pagedBody),
  reply: pageOf(task),
});

export const countDownload = contract({
  method: 'GET',
  path: '/api/export/updateDownloadCount/:id',
  summary: "Counts one download of one of the actor's exports.",
  params: byId,
  errors: ['notFound', 'fileNotReady'],
});

export const grantFiles = contract({
  method: 'POST',
  path: '/api/aliyunOssMsg/getSts',
  summary: "Returns a key that signs links to the actor's files for 15 minutes in this session.",
  reply: z.object({
    accessKeyId: z.string(),
    accessKeySecret: z.string(),
    securityToken: z.string(),
    endpoint: z.string(),
    bucketName: z.string(),
    expiration: z.string(),
  }),
});

export const fetchFile = contract({
  method: 'GET',
  path: '/api/files/:bucket/:objectKey',
  summary: 'Returns a file by a signed link after checking the link, its session, the owner, the scope and the status.',
  params: z.strictObject({ bucket: short(64), objectKey: short(64) }),
  query: z.strictObject({
    OSSAccessKeyId: short(100),
    Expires: z.coerce.number<number | string>().check(z.int(), z.minimum(0)),
    Signature: short(200),
    'security-token': short(1000),
    'response-content-disposition': z.optional(short(1000)),
  }),
  files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  errors: ['signedOut', 'linkBroken', 'linkExpired', 'scopeChanged', 'notFound', 'fileNotReady'],
});
