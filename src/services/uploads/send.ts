import * as z from 'zod/mini';
import type { UploadKind } from '#machines/uploads.ts';
import { Failed } from '../failure.ts';
import { headersOf, readFailure, request } from '../http.ts';
import { readToken } from '../token.ts';

/** Uploads may take their time (§7), milliseconds. */
const UPLOAD_TIMEOUT_MS = 600_000;

const answer = z.object({ id: z.string(), sha256: z.string() });

/** An uploaded file: what an event names, and the checksum of what the server keeps. */
export type Uploaded = z.infer<typeof answer>;

interface SendOptions {
  /** Hears how much has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends once; `fetch` does not tell how much of a body has gone. */
const attempt = (kind: UploadKind, picture: Blob, { onProgress, signal }: SendOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = (failure: 'offline' | 'timeout' | 'aborted') => () => reject(new Failed({ kind: failure }));
    sending.open('POST', `/api/uploads/${kind}`);
    for (const [name, value] of Object.entries(headersOf(readToken()))) sending.setRequestHeader(name, value);
    sending.timeout = UPLOAD_TIMEOUT_MS;
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    sending.addEventListener('load', () => resolve(new Response(sending.responseText, { status: sending.status })));
    sending.addEventListener('error', fail('offline'));
    sending.addEventListener('timeout', fail('timeout'));
    sending.addEventListener('abort', fail('aborted'));
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    const form = new FormData();
    form.append('file', picture, 'file');
    sending.send(form);
  });

/** Uploads a picture; who was signed out meanwhile is asked to sign in, then it goes once more. Failures are thrown as `Failed`. */
export async function sendUpload(kind: UploadKind, picture: Blob, options: SendOptions): Promise<Uploaded> {
  let response = await attempt(kind, picture, options);
  if (response.status === 401) {
    await request({ method: 'GET', path: 'auth/info' }, undefined, { signal: options.signal });
    response = await attempt(kind, picture, options);
  }
  if (!response.ok) throw new Failed(await readFailure(response));
  const body = answer.safeParse(await response.json().catch(() => null));
  if (!body.success) throw new Failed({ kind: 'server', status: response.status, message: '' });
  return body.data;
}
