import type { readCaptcha as captcha } from '#calls/captcha.ts';
import type { testConnect } from '#calls/connection.ts';
import { call, type AskOptions, type Bare } from './http.ts';

const CONNECTION_TIMEOUT_MS = 10_000;

const OWN: AskOptions = { ownUnauthorised: true };

/** The fields of an answer. Read by hand, since the schemas of all other answers load after the sign-in. */
const fields = {
  safeParse: (body: unknown) => {
    const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    return { success: true as const, data: Object.fromEntries<unknown>(entries) };
  },
};

const connection: Bare<typeof testConnect> = { method: 'GET', path: '/api/common/testConnect' };
const captchaCall: Bare<typeof captcha> = { method: 'GET', path: '/auth/code' };

let asksCaptcha = true;

/** Resolves when the server answers (§4, start-up). */
export const testConnection = async (): Promise<void> => {
  const answer = await call({ ...connection, reply: fields }, {}, { ...OWN, timeoutMs: CONNECTION_TIMEOUT_MS });
  asksCaptcha = answer['captcha'] !== false;
};

/** Returns whether a sign-in needs a captcha, as the server last said; true until it has answered. */
export const isCaptchaAsked = (): boolean => asksCaptcha;

/** A captcha: its picture as a `data:` address, and its id. Null where the server asks for none. */
export const readCaptcha = async (): Promise<{ image: string; uuid: string } | null> => {
  const { img, uuid } = await call({ ...captchaCall, reply: fields }, {}, OWN);
  return typeof img === 'string' && typeof uuid === 'string' && img && uuid ? { image: img, uuid } : null;
};
