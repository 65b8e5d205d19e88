import { z } from 'zod';
import type { Serving } from '../../support/serving.ts';
import type { Asked } from './asked.ts';

/** Sends a request; returns what is wrong with its answer, or null. */
export const ask = async (
  server: Serving,
  { method, url, as, payload, language }: Asked,
  problems: ReadonlySet<string>,
  counted: Map<number, number>,
  hangMs: number,
): Promise<string | null> => {
  const began = performance.now();
  const answer = await server.app.inject({
    method,
    url,
    headers: {
      'pc-language': language,
      ...(as === null ? {} : { authorization: await server.tokenOf(as) }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const took = performance.now() - began;
  const { statusCode: status } = answer;
  counted.set(status, (counted.get(status) ?? 0) + 1);
  const told = `${status} ${answer.body.slice(0, 300)}`;
  if (status >= 500) return told;
  if (took > hangMs) return `took ${took} ms: ${told}`;
  // The page for receivers says in words that it knows no such parcel, or that the digits are wrong or too many.
  if (status >= 400 && /html/.test(String(answer.headers['content-type'])))
    return /<main[^>]*>.*\p{L}{3}/su.test(answer.body) ? null : `says nothing: ${told}`;
  if (status >= 400) {
    const body: unknown = answer.json();
    const {
      code,
      message,
      status: said,
    } = z.looseObject({ code: z.string(), message: z.string(), status: z.number() }).parse(body);
    if (said !== status || message === '' || /\bat .*\.ts:\d+/.test(answer.body)) return `${code}: ${told}`;
    // An address that is too long matches no call.
    if (!problems.has(code) && code !== 'methodNotAllowed')
      return `${code} is a problem that its contract does not name: ${told}`;
    return null;
  }
  if (/json/.test(String(answer.headers['content-type']))) answer.json();
  return null;
};
