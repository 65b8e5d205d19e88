import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keyOf, type Contract } from '#calls/contract.ts';
import type { Policy, PolicyRow } from '../policy.ts';
import { checkPlain } from './bodies.ts';
import { nobody } from './guard.ts';
import { problemOfIssues } from './issues.ts';
import { languageOfHeaders } from './language.ts';
import { Answer, type Route } from './route.ts';
import { NO_BODY, requireStrict } from './schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: Contract;
  }
}

/** Returns the policy row of a call; throws if it has none. */
export const rowOf = (contract: Contract, policy: Policy): PolicyRow => {
  const row = policy[keyOf(contract)];
  if (!row) throw new Error(`${keyOf(contract)} has no row in server/policy.ts: add its access policy`);
  return row;
};

const validator =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (data: unknown) => {
    if (!(schema instanceof z.core.$ZodType)) throw new Error(`${httpPart} is declared by something other than zod`);
    if (httpPart !== 'body') checkPlain(data);
    const parsed = z.core.safeParse(schema, data, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: problemOfIssues(parsed.error.issues, httpPart === 'querystring' ? 'query' : (httpPart ?? 'body')) };
  };

const send = (reply: FastifyReply, contract: Contract, result: unknown): FastifyReply => {
  const answer = result instanceof Answer ? result : new Answer(result);
  reply.code(answer.status ?? contract.status ?? 200).headers(answer.headers);
  // A body with a media type of its own is already serialised.
  const isWritten = answer.headers['content-type'] !== undefined || answer.body === undefined;
  const body = contract.reply && !isWritten ? z.core.parse(contract.reply, answer.body) : answer.body;
  return body === undefined ? reply.send() : reply.send(body);
};

const schemaOf = ({ multipart, method, params, query, body: declared }: Contract) => {
  const body = multipart ? undefined : (declared ?? (method === 'GET' ? undefined : NO_BODY));
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
  };
};

/** Mounts a route: its schemas parse requests and replies. */
export const serve = (
  app: FastifyInstance,
  route: Route,
  row: PolicyRow,
  clock: () => Date,
  check: (request: FastifyRequest, reply: FastifyReply, row: PolicyRow & { readonly call: string }) => Promise<void>,
): void => {
  const { contract } = route;
  requireStrict(contract);
  const checked = { ...row, call: keyOf(contract) };
  app.route({
    method: contract.method,
    url: contract.path,
    config: { declared: contract },
    schema: schemaOf(contract),
    validatorCompiler: validator,
    ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
    onRequest: (request, reply) => check(request, reply, checked),
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
      return send(reply, contract, result);
    },
  });
};
