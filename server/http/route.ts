import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract } from '#calls/contract.ts';
import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Session } from '../auth/session.ts';

/** Input of a handler: parsed parts of the request, and the caller with address, language and time. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Caller; on a public route without a session an actor without permission or scope. */
  readonly actor: Actor;
  readonly session: Session | null;
  readonly ip: string;
  readonly language: Language;
  readonly now: Date;
  /** The raw request, for cookies and multipart streams. */
  readonly request: FastifyRequest;
}

/** A contract with its handler. */
export interface Route {
  readonly contract: Contract;
  handle(call: Call): unknown;
}

type Parsed<Declared, Part extends string> = Declared extends { readonly [Name in Part]: infer Schema }
  ? z.core.output<Schema>
  : undefined;

/** A value that is read-only at every depth, with extra fields where the contract allows them. */
type ReadonlyReply<Value> = Value extends readonly unknown[]
  ? { readonly [Index in keyof Value]: ReadonlyReply<Value[Index]> }
  : Value extends object
    ? {
        readonly [
          Key in keyof Value as string extends Key ? (unknown extends Value[Key] ? never : Key) : Key
        ]: ReadonlyReply<Value[Key]>;
      }
    : Value;

type Answered<Declared> = Declared extends { readonly reply: infer Reply }
  ? ReadonlyReply<z.core.input<Reply>> | Answer
  : Answer | void;

/** Implements a contract; it types the handler's input and result. */
export const implement = <Declared extends Contract>(
  contract: Declared,
  handle: (
    call: Call<Parsed<Declared, 'params'>, Parsed<Declared, 'query'>, Parsed<Declared, 'body'>>,
  ) => Answered<Declared> | Promise<Answered<Declared>>,
): Route => ({ contract, handle });

/** A reply with a status, headers or cookies of its own. */
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
