import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are. */
const LEAST_CHARACTERS = 1400;
const JSON_TYPE = /^application\/json\b/;
/** Answers to a sign-in hold a token, and no other site's text may stand beside it. */
const SECRET = /^\/auth\/(?!info\b)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Levels that cost about a millisecond for fifty kilobytes. */
const BROTLI_LEVEL = 4;
const GZIP_LEVEL = 4;

const ENCODINGS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (text: string) => zip(text, { level: GZIP_LEVEL }),
} as const;

/** Returns the best encoding that a caller accepts; null for none. Nobody weighs brotli and gzip against each other. */
const encodingFor = (accepted: string | undefined): keyof typeof ENCODINGS | null => {
  const named = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  if (named.includes('br')) return 'br';
  return named.includes('gzip') || named.includes('*') ? 'gzip' : null;
};

/** Compresses longer JSON answers: on a slow line the first page of a list and the menu are seconds otherwise. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS || !JSON_TYPE.test(type)) return payload;
    if (SECRET.test(request.url) || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return ENCODINGS[encoding](payload);
  });
};
