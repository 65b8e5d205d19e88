import 'zod/compile';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { PROBLEMS, type ProblemCode } from '#calls/problems.ts';
import type { Identity } from '../auth/session.ts';
import type { EndedFor } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { POLICY, type Policy, type RateClass } from '../policy.ts';
import { ADMISSION, shedReads, type AdmissionLimits } from './admission.ts';
import { readBodies } from './bodies.ts';
import { commonRoutes } from './common.ts';
import { compressAnswers } from './compress.ts';
import { bodyOf, Problem } from './errors.ts';
import { problemOf } from './failures.ts';
import { guard } from './guard.ts';
import { secure } from './headers.ts';
import { createHostCheck } from './hosts.ts';
import { languageOfHeaders } from './language.ts';
import { bucketsInMemory, type Buckets } from './buckets.ts';
import { createLimiter, RATES } from './limits.ts';
import type { Rate } from './rate.ts';
import { logAnswer, logEdgeRefusal, loggerOptions } from './log.ts';
import { refuseCrossSite } from './origin.ts';
import { createProxyWarning } from './unknownProxy.ts';
import { serveForms } from './multipart.ts';
import { endSlowRequests, REQUEST_TIMEOUTS, type RequestTimeouts } from './requestTimeouts.ts';
import type { Components } from './preloads.ts';
import type { Route } from './route.ts';
import { rowOf, serve } from './serve.ts';
import { traceRequests } from './traceRequests.ts';
import { answerNavigation, serveConsole } from './statics.ts';
import { createMethodsOf } from './unknown.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identity of the caller; null if not signed in or not yet identified. */
    identity: Identity | null;
  }
  interface FastifyInstance {
    /** Limits the rates of callers that come without a route, such as upgrades to sockets. */
    limiter: ReturnType<typeof createLimiter>;
  }
}

export interface HttpOptions {
  readonly config: Pick<Config, 'captcha' | 'logLevel' | 'host' | 'allowedHosts' | 'trustedProxies'>;
  readonly routes: readonly Route[];
  readonly identify: (request: FastifyRequest) => Promise<Identity | null>;
  /** Returns why another person ended the session of a request. */
  readonly endedFor?: (request: FastifyRequest) => Promise<EndedFor | null>;
  readonly clock?: () => Date;
  /** Receives the log in place of standard output, for tests. */
  readonly logTo?: Writable;
  /** Replaces the limits of the settings sheet, for benchmarks. */
  readonly rates?: Partial<Record<RateClass, Rate>>;
  /** Counters of calls; by default those of this process. */
  readonly buckets?: Buckets;
  /** Replaces the server's table, for tests. */
  readonly policy?: Policy;
  /** Replaces the limits of reads in progress, for tests. */
  readonly admission?: AdmissionLimits;
  /** Replaces the time limits, for tests. */
  readonly patience?: RequestTimeouts;
  /** Receives each answer: its class of rate limit, `console` for a file of the console; status; seconds. */
  readonly onAnswer?: (rateClass: RateClass | 'console', status: number, seconds: number) => void;
  /** Directory of the built console; null serves none. */
  readonly dist?: string | null;
  /** Components of the menu's screens by path, whose code the page preloads. */
  readonly components?: Components;
}

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;

/** Answers requests that Node's parser rejects, in the same form as every failure. */
const refuseConnection = (code: string | undefined, socket: Socket, now: Date): void => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refused: ProblemCode =
    code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout' : 'badRequest';
  const body = JSON.stringify(bodyOf(new Problem(refused), 'en', now));
  socket.end(
    `HTTP/1.1 ${PROBLEMS[refused]} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};

/** Composes the HTTP edge: policy and schemas guard every route, and every failure has the same form. */
export const createHttp = (options: HttpOptions): FastifyInstance => {
  const clock = options.clock ?? (() => new Date());
  const dist = options.dist ?? null;
  const policy = options.policy ?? POLICY;
  const patience = options.patience ?? REQUEST_TIMEOUTS;
  const limiter = createLimiter({ ...RATES, ...options.rates }, options.buckets ?? bucketsInMemory());
  const refuseForeignHost = createHostCheck(options.config);
  const warnOfProxy = createProxyWarning(options.config.trustedProxies);
  let closing = false;

  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error) ?? new Problem('fault');
    if (problem.code === 'fault') request.log.error({ err: error }, 'fault');
    else if (problem.code === 'unavailable') request.log.warn({ err: error }, 'database away');
    else if (problem.code === 'notInTime') request.log.warn({ err: error }, 'not done in time');
    else logEdgeRefusal(request, problem.code);
    secure(request, reply, clock());
    return reply
      .code(problem.status)
      .headers(problem.headers)
      .type('application/json; charset=utf-8')
      .send(bodyOf(problem, languageOfHeaders(request.headers), clock()));
  };

  const app = Fastify({
    logger: { ...loggerOptions(options.config.logLevel), ...(options.logTo && { stream: options.logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: patience.upload,
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_TIMEOUT_MS },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: options.config.trustedProxies.length > 0 ? [...options.config.trustedProxies] : false,
    frameworkErrors: (error, request, reply) => void fail(error, request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error.code, socket, clock()),
  });

  const routes: Route[] = [...commonRoutes(options.config), ...options.routes];
  const methodsOf = createMethodsOf(routes.map(({ contract }) => contract));

  app.decorate('limiter', limiter);
  app.decorateRequest('identity', null);
  readBodies(
    app,
    (request) => request.routeOptions.config.declared?.multipart === true,
    (request) => request.routeOptions.config.declared?.urlencoded === true,
  );
  traceRequests(app);
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply, clock());
    warnOfProxy(request);
    if (closing) throw new Problem('unavailable', { retryAfter: 1, headers: { connection: 'close' } });
    refuseForeignHost(request);
    refuseCrossSite(request);
  });
  const rateClassOf = ({ routeOptions: { config } }: FastifyRequest): RateClass | null =>
    config.declared ? rowOf(config.declared, policy).rateClass : null;
  shedReads(app, options.admission ?? ADMISSION, rateClassOf);
  endSlowRequests(app, patience, (socket) => refuseConnection('ERR_HTTP_REQUEST_TIMEOUT', socket, clock()));
  compressAnswers(app);
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request, reply);
    options.onAnswer?.(rateClassOf(request) ?? 'console', reply.statusCode, reply.elapsedTime / 1000);
  });
  app.setErrorHandler(fail);
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (methods.length > 0)
      return fail(new Problem('methodNotAllowed', { headers: { allow: methods.join(', ') } }), request, reply);
    if (await answerNavigation(request, reply, dist, options.components ?? new Map())) return reply;
    return fail(new Problem('notFound'), request, reply);
  });
  const serveThose = (scope: FastifyInstance, isForm: boolean): void => {
    for (const route of routes.filter(({ contract }) => (contract.multipart === true) === isForm))
      serve(scope, route, rowOf(route.contract, policy), clock, (request, reply, row) =>
        guard(request, reply, row, options, limiter, clock()),
      );
  };
  serveThose(app, false);
  serveForms(app, (forms) => serveThose(forms, true));
  if (dist !== null) serveConsole(app, dist);
  return app;
};
