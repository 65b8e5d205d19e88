import { fetchFile, grantFiles } from '#calls/exports.ts';
import type { Auth } from '../auth/auth.ts';
import { attachment, readFile } from '../exports/download.ts';
import { BUCKET, judgeLink, makeGrant } from '../exports/grant.ts';
import { Problem } from '../http/errors.ts';
import { Answer, implement, type Route } from '../http/route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Routes of grants, and of the files that they open (§7, download flow). */
export const fileRoutes = (auth: () => Auth): Route[] => [
  implement(grantFiles, async ({ session, request, now }) => {
    if (!session) throw new Problem('signedOut');
    const grant = makeGrant(await auth().fileKey(), session.user, session.id, now);
    return { ...grant, endpoint: `${request.protocol}://${request.host}/api/files`, bucketName: BUCKET };
  }),
  implement(fetchFile, async ({ params, query, ip, now }) => {
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
  }),
];
