import type { UploadKind } from '#machines/fields/uploads.ts';
import type { Serving } from './serving.ts';

interface Sending {
  /** Username; null for an anonymous request. */
  readonly as?: string | null;
  readonly path?: string;
  readonly type?: string;
  readonly field?: string;
}

/** Sends a file to a server as the console does. */
export async function upload(server: Serving, kind: UploadKind, content: Buffer, sending: Sending = {}) {
  const { as = 'clerk.yangon', path = `/api/uploads/${kind}`, type = 'image/png', field = 'file' } = sending;
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), '../../etc/passwd.svg');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      ...(as === null ? {} : { authorization: await server.tokenOf(as) }),
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

/** Uploads a file that must be accepted; returns its id. */
export async function uploaded(server: Serving, kind: UploadKind, content: Buffer, as: string): Promise<string> {
  const answer = await upload(server, kind, content, { as });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

/** Requests an uploaded file. */
export const fetched = async (server: Serving, id: string, as: string | null = 'clerk.yangon') =>
  server.app.inject({
    method: 'GET',
    url: `/api/uploads/${encodeURIComponent(id)}`,
    headers: as === null ? {} : { authorization: await server.tokenOf(as) },
  });
