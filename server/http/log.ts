import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns the fields of an error that the log may hold; a database error's `detail` holds personal data and is left
 * out.
 */
const errorFields = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: 'code' in error ? String(error.code) : '',
});

/** Options of structured logs: one JSON line each, control characters escaped; no headers, bodies or queries. */
export const loggerOptions = (level: string) => ({ level, base: null, serializers: { err: errorFields } });

/** Shape of an id that a browser gives its request; any other text is not repeated in the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the id that the browser gave the request; null without one. */
const browserRequestOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : null;
};

/** Causes of refusals by a wrong host, for the operator: most come from a proxy that changes it. */
const EDGE_REFUSALS: Readonly<Record<string, string>> = {
  crossSite: 'refused: the page that asks is not of this host; a proxy must pass the host on',
  hostChanged: 'refused: a proxy changed the host; let it pass the host on (nginx: proxy_set_header Host $http_host)',
  hostNotServed: 'refused: this host is not served; list it in ALLOWED_HOSTS if it is a name of the console',
};

/** Logs why a request was refused for its host; nothing for other refusals. */
export const logEdgeRefusal = (request: FastifyRequest, code: string): void => {
  const cause = EDGE_REFUSALS[code];
  if (cause === undefined) return;
  const { origin = null, host = null } = request.headers;
  request.log.warn({ origin, host, servedAs: request.host, peer: request.socket.remoteAddress ?? null }, cause);
};

/** Addresses into which strangers type the number of a parcel, or a phone. */
const TYPED = /^\/(?:t|public)\//;
/** A part of an address that may be a phone (digits, and what is written between them) or a name: no id is encoded. */
const PERSONAL = /^[\d().+-]{6,}$|[%@]/;

/** Returns the path of a request without what may be personal in it. */
const pathOf = ({ url, routeOptions }: FastifyRequest): string => {
  const [path = ''] = url.split('?', 1);
  if (TYPED.test(path)) return routeOptions.url ?? '*';
  return path
    .split('/')
    .map((part) => (PERSONAL.test(part) ? '*' : part))
    .join('/');
};

/** Logs one line for each reply. */
export const logAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request),
      browserRequest: browserRequestOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ip: request.ip,
      user: request.identity?.session.user ?? null,
      session: request.identity?.session.id ?? null,
    },
    'answered',
  );
};
