import type { readCaptcha as captcha } from '#calls/captcha.ts';
import type { testConnect } from '#calls/connection.ts';
import { call, type AskOptions, type Bare } from './http.ts';

const CONNECTION_TIMEOUT_MS = 10_000;

const OWN: AskOptions = { ownUnauthorised: true };

/** The texts of an answer by their names. Read by hand, since the schemas of all other answers load after the sign-in. */
const texts = {
  safeParse: (body: unknown) => {
    const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    const data = Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
    return { success: true as const, data };
  },
};

const connection: Bare<typeof testConnect> = { method: 'GET', path: '/api/common/testConnect' };
const captchaCall: Bare<typeof captcha> = { method: 'GET', path: '/auth/code' };

/** Resolves when the server answers (§4, start-up). */
export const testConnection = async (): Promise<void> => {
  await call(connection, {}, { ...OWN, timeoutMs: CONNECTION_TIMEOUT_MS });
};

/** A captcha: its picture as a `data:` address, and its id. Null where the server asks for none. */
export const readCaptcha = async (): Promise<{ image: string; uuid: string } | null> => {
  const { img, uuid } = await call({ ...captchaCall, reply: texts }, {}, OWN);
  return img && uuid ? { image: img, uuid } : null;
};
