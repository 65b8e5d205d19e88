import { addressOf } from '#calls/address.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { readAccount } from '#calls/session.ts';
import { upload } from '#calls/uploads.ts';
import type { UploadKind } from '#machines/fields/uploads.ts';
import { failureIn, readJson } from '../answer.ts';
import { Failed } from '../failure.ts';
import { headersOf } from '../headers.ts';
import { request } from '../http.ts';
import { readToken } from '../token.ts';

/** Uploads may take their time (§7), milliseconds. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** An uploaded file: what an event names, and the checksum of what the server keeps. */
export type Uploaded = Pick<ReplyOf<typeof upload>, 'id' | 'sha256'>;

interface SendOptions {
  /** Receives the sent part, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Statuses without a body: a response is not made with one. */
const EMPTY = [204, 205, 304];

const responseOf = ({ status, responseText }: XMLHttpRequest): Response =>
  new Response(EMPTY.includes(status) ? null : responseText, { status });

/** Sends once; `fetch` does not tell how much of a body has gone. */
const attempt = (kind: UploadKind, picture: Blob, { onProgress, signal }: SendOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = (failure: 'offline' | 'timeout' | 'aborted') => () => reject(new Failed({ kind: failure }));
    sending.open(upload.method, addressOf(upload, { params: { kind } }));
    for (const [name, value] of Object.entries(headersOf(readToken()))) sending.setRequestHeader(name, value);
    sending.timeout = UPLOAD_TIMEOUT_MS;
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    sending.addEventListener('load', () => resolve(responseOf(sending)));
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
  let failure = await failureIn(response);
  if (failure?.kind === 'unauthorised') {
    await request(readAccount, {}, { signal: options.signal });
    response = await attempt(kind, picture, options);
    failure = await failureIn(response);
  }
  if (failure) throw new Failed(failure);
  const body = upload.reply.safeParse(await readJson(response));
  if (!body.success) throw new Failed({ kind: 'intercepted', status: response.status });
  return body.data;
}
