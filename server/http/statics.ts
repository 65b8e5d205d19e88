import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HASHED = /[/\\]assets[/\\]/;

const RESERVED = /^\/(api|auth|webSocket|assets)(\/|$)/;

/** Returns whether a browser navigates to a page of the console, which the console's router resolves. */
const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !RESERVED.test(request.url) &&
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

/** Answers a navigation to an unknown path with the console; returns false if it is none, or nothing is built. */
export const answerNavigation = (request: FastifyRequest, reply: FastifyReply, directory: string | null): boolean => {
  if (directory === null || !isNavigation(request) || !existsSync(join(directory, 'index.html'))) return false;
  reply.sendFile('index.html');
  return true;
};
