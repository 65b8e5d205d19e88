import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfHeaders } from './language.ts';
import { pageWithPreloads, type Components } from './preloads.ts';

const HASHED = /[/\\]assets[/\\]/;

const RESERVED = /^\/(api|auth|webSocket|assets)(\/|$)/;

/** Files that programs ask for by their well-known names: an answer with the console would say that they are there. */
const WELL_KNOWN = /^\/(\.|[^/?]+\.(txt|ico|xml|png|json|php)(\?|$))/;

/** Returns whether a browser navigates to a page of the console, which the console's router resolves. */
const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !RESERVED.test(request.url) &&
  !WELL_KNOWN.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html');

/** Serves the built console: precompressed files, hashed ones cached for ever, the page itself always revalidated. */
export const serveConsole = (app: FastifyInstance, directory: string): void => {
  app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: 'index.html',
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};

/**
 * Answers a navigation to an unknown path with the console; returns false if it is none, or nothing is built. For a
 * signed-in person the page preloads the code of the screen.
 */
export const answerNavigation = async (
  request: FastifyRequest,
  reply: FastifyReply,
  directory: string | null,
  components: Components,
): Promise<boolean> => {
  if (directory === null || !isNavigation(request) || !existsSync(join(directory, 'index.html'))) return false;
  const { token, language } = parseCookie(request.headers.cookie ?? '');
  if (!token) reply.sendFile('index.html');
  else {
    const path = request.url.split('?', 1)[0] ?? '';
    const spoken = languageOfHeaders({ ...request.headers, ...(language && { 'pc-language': language }) });
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie').type('text/html; charset=utf-8');
    reply.send(await pageWithPreloads(directory, components, path, spoken));
  }
  return true;
};
