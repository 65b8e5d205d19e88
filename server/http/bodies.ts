import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

/** Maximum nesting of a body (reliability: HTTP server). */
export const MAX_JSON_DEPTH = 32;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const checkText = (text: string): void => {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new Problem('badText');
};

/** Rejects dangerous values: deep nesting, keys of the prototype, NUL and broken surrogates in text. */
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
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    if (takesForm(request)) throw new Problem('unsupportedMediaType');
    return parseJson(text);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      if (!takesPageForm(request)) throw new Problem('unsupportedMediaType');
      return parseForm(text);
    },
  );
};
