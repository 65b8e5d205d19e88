import { randomBytes, randomInt } from 'node:crypto';
import { plainCode } from '#machines/kit/text.ts';
import { Problem } from '../http/errors.ts';
import { captchaPicture } from './captchaPicture.ts';
import type { Queryable } from './queryable.ts';
import { isSame, mac } from './random.ts';
import { networkOf } from './throttle.ts';

/** Letters and digits without look-alikes. */
const ALPHABET = '2345678ABCDEFGHJKMNPRSTUVWXYZ';
const LENGTH = 5;
const LIFETIME_MS = 2 * 60_000;

/** Reply of `GET auth/code` (calls.md 2.2). */
export interface Captcha {
  readonly enabled: boolean;
  readonly img: string;
  readonly uuid: string;
}

const PREFIX = 'captcha_code:';

const answerHash = (key: Buffer, uuid: string, answer: string): Buffer =>
  mac(key, 'captcha', uuid, answer.toUpperCase());

/** Issues captchas: the answer stays in the database, for two minutes, one use and the network that requested it. */
export const createCaptchas = (db: Queryable, tokenKey: () => Promise<Buffer>) => ({
  make: async (ip: string, now: Date): Promise<Captcha> => {
    const answer = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const uuid = PREFIX + randomBytes(16).toString('hex');
    await db.query('insert into captchas (id, answer_hash, ip_prefix, expires_at) values ($1, $2, $3, $4)', [
      uuid,
      answerHash(await tokenKey(), uuid, answer),
      networkOf(ip),
      new Date(now.getTime() + LIFETIME_MS),
    ]);
    return { enabled: true, img: `data:image/png;base64,${captchaPicture(answer).toString('base64')}`, uuid };
  },
  /** Uses a captcha up in any case; throws unless the answer is right. */
  check: async (uuid: string, answer: string, ip: string, now: Date): Promise<void> => {
    const { rows } = await db.query<{ answer_hash: Buffer; ip_prefix: string; expires_at: Date }>(
      'delete from captchas where id = $1 returning answer_hash, ip_prefix, expires_at',
      [uuid],
    );
    const [captcha] = rows;
    const given = answerHash(await tokenKey(), uuid, plainCode(answer).trim());
    if (!captcha || captcha.expires_at <= now || captcha.ip_prefix !== networkOf(ip)) throw new Problem('captchaGone');
    if (!isSame(captcha.answer_hash, given)) throw new Problem('captchaWrong');
  },
  sweep: (now: Date) => db.query('delete from captchas where expires_at <= $1', [now]),
});
