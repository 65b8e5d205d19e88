import { ask, call, type AskOptions } from './http.ts';

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

const testConnectCall = call<void>()({
  method: 'GET',
  path: 'api/common/testConnect',
  answer: texts,
  timeoutMs: CONNECTION_TIMEOUT_MS,
});

const captchaCall = call<void>()({ method: 'GET', path: 'auth/code', answer: texts });

/** Resolves when the server answers (§4, start-up). */
export const testConnection = async (): Promise<void> => {
  await ask(testConnectCall, undefined, OWN);
};

/** A captcha: its picture as a `data:` address, and its id. Null where the server asks for none. */
export const readCaptcha = async (): Promise<{ image: string; uuid: string } | null> => {
  const { img, uuid } = await ask(captchaCall, undefined, OWN);
  return img && uuid ? { image: img, uuid } : null;
};
