import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Policy, PolicyRow } from '../policy.ts';
import { checkPlain } from './bodies.ts';
import { nobody } from './guard.ts';
import { problemOfIssues } from './issues.ts';
import { languageOfHeaders } from './language.ts';
import { Answer, keyOf, type Route } from './route.ts';
import { NO_BODY, requireStrict } from './schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: Route;
  }
}

/** The policy row of a route; throws for a route that nobody has thought about. */
export const rowOf = (route: Route, policy: Policy): PolicyRow => {
  const row = policy[keyOf(route)];
  if (!row) throw new Error(`${keyOf(route)} has no row in server/policy.ts: say who may call it`);
  return row;
};

const validator =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (data: unknown) => {
    if (!(schema instanceof z.ZodType)) throw new Error(`${httpPart} is declared by something other than zod`);
    if (httpPart !== 'body') checkPlain(data);
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: problemOfIssues(parsed.error.issues, httpPart === 'querystring' ? 'query' : (httpPart ?? 'body')) };
  };

const send = (reply: FastifyReply, route: Route, result: unknown): FastifyReply => {
  const answer = result instanceof Answer ? result : new Answer(result);
  reply.code(answer.status ?? route.status ?? 200).headers(answer.headers);
  const body = route.reply && answer.body !== undefined ? route.reply.parse(answer.body) : answer.body;
  return body === undefined ? reply.send() : reply.send(body);
};

const schemaOf = (route: Route) => {
  const body = route.multipart ? undefined : (route.body ?? (route.method === 'GET' ? undefined : NO_BODY));
  return {
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(body ? { body } : {}),
  };
};

/** Mounts a route: its schemas parse what comes in and what goes out. */
export const serve = (
  app: FastifyInstance,
  route: Route,
  row: PolicyRow,
  clock: () => Date,
  check: (request: FastifyRequest, row: PolicyRow) => Promise<void>,
): void => {
  requireStrict(route);
  app.route({
    method: route.method,
    url: route.path,
    config: { declared: route },
    schema: schemaOf(route),
    validatorCompiler: validator,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    onRequest: (request) => check(request, row),
    handler: async (request, reply) => {
      const result = await route.handle({
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.identity?.actor ?? nobody(request.ip),
        session: request.identity?.session ?? null,
        ip: request.ip,
        language: languageOfHeaders(request.headers),
        now: clock(),
        request,
      });
      return send(reply, route, result);
    },
  });
};
