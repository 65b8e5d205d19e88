import { proposeCommands } from '#calls/commands.ts';
import { readAccount } from '#calls/session.ts';
import { upload } from '#calls/uploads.ts';
import type { UploadKind } from '#machines/uploads.ts';
import { Failed, failureOf, type Failure } from '../failure.ts';
import { request } from '../http.ts';
import type { Command, Verdict } from '../propose.ts';
import { aheadOf } from './clock.ts';

/** Result of one delivery. */
export type Delivery =
  | { readonly type: 'answered'; readonly verdicts: readonly Verdict[]; readonly ahead: number | null }
  /** The server took none of it, and will take none of it as it is. */
  | { readonly type: 'refused'; readonly message: string }
  /** The session is over. */
  | { readonly type: 'unauthorised' }
  /** Nothing is known: it may or may not have arrived. `isCut`: no server was reached. */
  | { readonly type: 'lost'; readonly isCut: boolean };

/** Result of one upload. */
export type Upload =
  | { readonly type: 'uploaded'; readonly id: string }
  /** The server does not take this picture. */
  | { readonly type: 'refused'; readonly code: string | null }
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

/** Codes of refusals that pass by themselves: the server has enough to do, or the screen is locked. */
const PASSING: readonly (string | null)[] = ['tooMany', 'locked'];

const lostOf = (failure: Failure | null) =>
  ({ type: 'lost', isCut: failure?.kind === 'offline' || failure?.kind === 'timeout' }) as const;

const isFinal = (failure: Failure | null): failure is Extract<Failure, { message: string }> =>
  failure?.kind === 'refused' ||
  failure?.kind === 'conflict' ||
  failure?.kind === 'forbidden' ||
  (failure?.kind === 'invalid' && !PASSING.includes(failure.code));

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    // Cut off within the answer: what was asked may have happened.
    throw new Failed({ kind: 'offline' });
  }
};

const aheadBy = (response: Response): number | null => aheadOf(response.headers.get('date'), Date.now());

/** The browser's own line. */
export const httpLine: Transport = {
  async identify(token) {
    try {
      const response = await request(readAccount, {}, { token });
      const { user } = (await bodyOf(response)) as { user?: { id?: string | number } };
      return { type: 'person', user: String(user?.id ?? ''), ahead: aheadBy(response) };
    } catch (error) {
      const failure = failureOf(error);
      return failure?.kind === 'unauthorised' ? { type: 'unauthorised' } : lostOf(failure);
    }
  },
  async deliver(token, commands) {
    try {
      const body = { mode: 'each', dryRun: false, commands } as const;
      const response = await request(proposeCommands, { body }, { token, ownForbidden: true });
      const answer = proposeCommands.reply.safeParse(await bodyOf(response));
      if (!answer.success) return { type: 'lost', isCut: false };
      return { type: 'answered', verdicts: answer.data.results, ahead: aheadBy(response) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'unauthorised') return { type: 'unauthorised' };
      return isFinal(failure) ? { type: 'refused', message: failure.message } : lostOf(failure);
    }
  },
  async upload(token, kind, picture) {
    const body = new FormData();
    body.append('file', picture, 'file');
    try {
      const options = { token, ownForbidden: true, timeoutMs: UPLOAD_TIMEOUT_MS };
      const answer = upload.reply.safeParse(await bodyOf(await request(upload, { params: { kind }, body }, options)));
      return answer.success ? { type: 'uploaded', id: answer.data.id } : { type: 'lost', isCut: false };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'unauthorised') return { type: 'unauthorised' };
      if (!isFinal(failure)) return lostOf(failure);
      return { type: 'refused', code: 'code' in failure ? (failure.code ?? null) : null };
    }
  },
};
