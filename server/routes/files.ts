import { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import { attachment, readFile } from '../exports/download.ts';
import { BUCKET, judgeLink, makeGrant } from '../exports/grant.ts';
import { Problem } from '../http/errors.ts';
import { Answer, route, type Route } from '../http/route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const link = z.strictObject({
  OSSAccessKeyId: z.string().max(100),
  Expires: z.coerce.number().int().min(0),
  Signature: z.string().max(200),
  'security-token': z.string().max(1000),
  'response-content-disposition': z.string().max(1000).optional(),
});

/** Grants, and the files they open (§7, download flow). */
export const fileRoutes = (auth: () => Auth): Route[] => [
  route({
    method: 'POST',
    path: '/api/aliyunOssMsg/getSts',
    summary: 'Leave to fetch own files for 15 minutes in this session: sign a link with it and follow it.',
    reply: z.strictObject({
      accessKeyId: z.string(),
      accessKeySecret: z.string(),
      securityToken: z.string(),
      endpoint: z.string(),
      bucketName: z.string(),
      expiration: z.string(),
    }),
    handle: async ({ session, request, now }) => {
      if (!session) throw new Problem('signedOut');
      const grant = makeGrant(await auth().fileKey(), session.user, session.id, now);
      return { ...grant, endpoint: `${request.protocol}://${request.host}/api/files`, bucketName: BUCKET };
    },
  }),
  route({
    method: 'GET',
    path: '/api/files/:bucket/:objectKey',
    summary: 'A file by a signed link: the link, its session, the owner, the scope and the status are judged again.',
    params: z.strictObject({ bucket: z.string().max(64), objectKey: z.string().max(64) }),
    query: link,
    handle: async ({ params, query, ip, now }) => {
      const judged = judgeLink(
        await auth().fileKey(),
        {
          ...params,
          accessKeyId: query.OSSAccessKeyId,
          expires: query.Expires,
          signature: query.Signature,
          securityToken: query['security-token'],
          disposition: query['response-content-disposition'],
        },
        now,
      );
      if (typeof judged === 'string') throw new Problem(judged);
      const identity = await auth().reidentify(judged.session, ip);
      if (!identity || identity.actor.id !== judged.user) throw new Problem('signedOut');
      const { content, fileName } = await readFile(auth().pool, identity.actor, params.objectKey, ip);
      return new Answer(content, {
        headers: { 'content-type': XLSX, 'content-disposition': attachment(fileName) },
      });
    },
  }),
];
