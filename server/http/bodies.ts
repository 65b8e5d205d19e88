import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

/** Maximum nesting of a body (reliability: HTTP server). */
export const MAX_JSON_DEPTH = 32;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** NUL, and what stands for bytes that some program could not read: the text is lost already. */
const LOST = /[\0\uFFFD]/; // oxlint-disable-line no-control-regex -- it is what it finds

const checkText = (text: string): void => {
  if (LOST.test(text) || !text.isWellFormed()) throw new Problem('badText');
};

/** Rejects dangerous values: deep nesting, keys of the prototype, NUL, broken surrogates and lost characters in text. */
export const checkPlain = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') return checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_JSON_DEPTH) throw new Problem('jsonTooDeep', { values: { maximum: MAX_JSON_DEPTH } });
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new Problem('forbiddenKey', { values: { key } });
    checkText(key);
    checkPlain(inner, depth + 1);
  }
};

const parseJson = (text: string): unknown => {
  if (text.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('badJson');
  }
  checkPlain(value);
  return value;
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the text of a body; bytes of another encoding are refused, because reading them as UTF-8 would destroy names. */
const textOf = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Problem('badText');
  }
};

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

const isUtf8 = (type: string | undefined): boolean => /^utf-?8$/i.test(CHARSET.exec(type ?? '')?.[1] ?? 'utf-8');

const parseForm = (text: string): unknown => {
  const fields = Object.fromEntries(new URLSearchParams(text));
  checkPlain(fields);
  return fields;
};

/** Parses JSON bodies, none on a route that takes files, and the form of a page where it is declared. Anything else is 415. */
export const readBodies = (
  app: FastifyInstance,
  takesForm: (request: FastifyRequest) => boolean,
  takesPageForm: (request: FastifyRequest) => boolean,
): void => {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupportedMediaType');
    if (!isUtf8(headers['content-type'])) throw new Problem('unsupportedMediaType');
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (takesForm(request)) throw new Problem('unsupportedMediaType');
      return parseJson(textOf(bytes));
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!takesPageForm(request)) throw new Problem('unsupportedMediaType');
      return parseForm(textOf(bytes));
    },
  );
};
