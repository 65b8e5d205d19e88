import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds within which a request must arrive completely. */
export interface RequestTimeouts {
  readonly request: number;
  readonly upload: number;
}

/** Half a minute for requests, ten minutes for uploads (§7; reliability 1.5). */
export const REQUEST_TIMEOUTS: RequestTimeouts = { request: 30_000, upload: 600_000 };

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = (request: FastifyRequest): boolean => request.routeOptions.config.declared?.multipart === true;

/** Ends slow requests that are no uploads, because Node allows every request the time of an upload. */
export const endSlowRequests = (
  app: FastifyInstance,
  { request: milliseconds }: RequestTimeouts,
  end: (socket: Socket) => void,
): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  // A request that was answered before its body arrived needs no limit any more.
  app.addHook('onResponse', async (request) => clearTimeout(timers.get(request)));
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (isUpload(request) || raw.complete || !hasBody(request)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) end(raw.socket);
    }, milliseconds);
    timers.set(request, timer);
    const stop = (): void => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
};
