import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Session } from '../auth/session.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a handler is given: parsed input, and who asks, from where, in which language and when. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Of a public route asked by nobody: an actor without permission or scope. */
  readonly actor: Actor;
  readonly session: Session | null;
  readonly ip: string;
  readonly language: Language;
  readonly now: Date;
  /** For what only the wire knows: cookies, multipart streams. */
  readonly request: FastifyRequest;
}

/** One call of the server, guarded by its schemas and by its row in the policy table. */
export interface Route {
  readonly method: Method;
  /** With a leading slash and `:name` parameters: `/api/streams/:machine/:id`. */
  readonly path: string;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodType | undefined;
  readonly query?: z.ZodType | undefined;
  readonly body?: z.ZodType | undefined;
  /** Of the answer's body: fields it does not name never leave the server. */
  readonly reply?: z.ZodType | undefined;
  /** Status of a good answer; 200 when absent. */
  readonly status?: number;
  /** Bytes; 1 MB when absent. */
  readonly bodyLimit?: number;
  /** Takes multipart/form-data instead of JSON; the handler reads `request.raw`. */
  readonly multipart?: boolean;
  handle(call: Call): unknown;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

interface Declaration<Params, Query, Body> extends Omit<Route, 'params' | 'query' | 'body' | 'handle'> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  handle(call: Call<Parsed<Params>, Parsed<Query>, Parsed<Body>>): unknown;
}

/** Declares a route; its handler's input is typed by its schemas. */
export const route = <
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  declaration: Declaration<Params, Query, Body>,
): Route => declaration;

/** The key of a route in the policy table. */
export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** An answer with a status, headers or cookies of its own. */
export class Answer {
  readonly body: unknown;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[]>>;

  constructor(body: unknown, options: { status?: number; headers?: Record<string, string | string[]> } = {}) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}
