import { proposeCommands } from '#calls/commands.ts';
import { readAccount } from '#calls/session.ts';
import { upload } from '#calls/uploads.ts';
import type { UploadKind } from '#machines/fields/uploads.ts';
import type { ProblemCode } from '#calls/problems.ts';
import { readJson } from '../answer.ts';
import { failureOf, isTooLargeForTheWay, isUnanswered, type Failure } from '../failure.ts';
import { request } from '../http.ts';
import type { Command, Verdict } from '../propose.ts';
import { aheadOf } from './clock.ts';

/** Result of one delivery. */
export type Delivery =
  | { readonly type: 'answered'; readonly verdicts: readonly Verdict[]; readonly ahead: number | null }
  /** The server took none of it, and will take none of it as it is. */
  | { readonly type: 'refused'; readonly code: string }
  /** The session is over. */
  | { readonly type: 'unauthorised' }
  /** Nothing is known: it may or may not have arrived. `isCut`: no server was reached. */
  | { readonly type: 'lost'; readonly isCut: boolean };

/** Result of one upload. */
export type Upload =
  | { readonly type: 'uploaded'; readonly id: string }
  /** This picture is not taken: a problem of the server, or the limit of something on the way. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'unauthorised' }
  | { readonly type: 'lost'; readonly isCut: boolean };

/** Returns the user whose session a token is. */
export type Identity =
  | { readonly type: 'person'; readonly user: string; readonly ahead: number | null }
  | { readonly type: 'unauthorised' }
  | { readonly type: 'lost'; readonly isCut: boolean };

/** Delivers to the server with one token: a sign-in of another person cannot change the owner of these commands. */
export interface Transport {
  identify(token: string): Promise<Identity>;
  deliver(token: string, commands: readonly Command[]): Promise<Delivery>;
  upload(token: string, kind: UploadKind, picture: Blob): Promise<Upload>;
}

/** A picture on a bad line may take its time, milliseconds. */
const UPLOAD_TIMEOUT_MS = 180_000;

/**
 * Problems of the server by which it judged what was sent: the same again would fail again. After all others, and after
 * answers of something on the way, it goes again.
 */
const FINAL: readonly ProblemCode[] = [
  'invalid',
  'jsonTooDeep',
  'forbiddenKey',
  'badText',
  'numberTooLarge',
  'tooLarge',
  'forbidden',
];

const FINAL_FOR_PICTURES: readonly ProblemCode[] = [...FINAL, 'notAnUpload', 'uploadTooLarge', 'uploadedTooMuch'];

const lostOf = (failure: Failure | null) => ({ type: 'lost', isCut: isUnanswered(failure) }) as const;

/** The code of a failure that is final; null for one after which the same goes again. */
const finalCode = (failure: Failure | null, final: readonly string[]): string | null => {
  const code = failure && 'code' in failure ? failure.code : null;
  return code !== null && final.includes(code) ? code : null;
};

const aheadBy = (response: Response): number | null => aheadOf(response.headers.get('date'), Date.now());

/** The browser's own line. */
export const httpLine: Transport = {
  async identify(token) {
    try {
      const response = await request(readAccount, {}, { token });
      const account = readAccount.reply.safeParse(await readJson(response));
      if (!account.success) return { type: 'lost', isCut: true };
      return { type: 'person', user: account.data.user.id, ahead: aheadBy(response) };
    } catch (error) {
      const failure = failureOf(error);
      return failure?.kind === 'unauthorised' ? { type: 'unauthorised' } : lostOf(failure);
    }
  },
  async deliver(token, commands) {
    try {
      const body = { mode: 'each', dryRun: false, commands } as const;
      const response = await request(proposeCommands, { body }, { token, ownForbidden: true });
      const answer = proposeCommands.reply.safeParse(await readJson(response));
      if (!answer.success) return { type: 'lost', isCut: true };
      return { type: 'answered', verdicts: answer.data.results, ahead: aheadBy(response) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'unauthorised') return { type: 'unauthorised' };
      const code = finalCode(failure, FINAL);
      return code === null ? lostOf(failure) : { type: 'refused', code };
    }
  },
  async upload(token, kind, picture) {
    const body = new FormData();
    body.append('file', picture, 'file');
    try {
      const options = { token, ownForbidden: true, timeoutMs: UPLOAD_TIMEOUT_MS };
      const answer = upload.reply.safeParse(await readJson(await request(upload, { params: { kind }, body }, options)));
      return answer.success ? { type: 'uploaded', id: answer.data.id } : { type: 'lost', isCut: true };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'unauthorised') return { type: 'unauthorised' };
      // The person decides: sent again by itself, it would hold up all that was done after it.
      if (isTooLargeForTheWay(failure)) return { type: 'refused', code: 'tooLargeForTheWay' };
      const code = finalCode(failure, FINAL_FOR_PICTURES);
      return code === null ? lostOf(failure) : { type: 'refused', code };
    }
  },
};
