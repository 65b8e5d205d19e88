import type * as z from 'zod/mini';
import type { ProblemCode } from './problems.ts';

type Schema = z.core.$ZodType;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the server, shared by server and browser. `keyOf` gives its key in the policy table; its tag is its
 * file's area.
 */
export interface Contract {
  readonly method: Method;
  /** With a leading slash and `:name` parameters: `/api/streams/:machine/:id`. */
  readonly path: `/${string}`;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Schema of the reply's JSON: other fields never leave the server. Absent if the reply is empty or a file. */
  readonly reply?: Schema;
  /** Media types of a reply that is a file. */
  readonly files?: readonly string[];
  /** Status of a successful reply; 200 if absent. */
  readonly status?: 200 | 201 | 204;
  /** Problems of this call only; those of its method, schemas and access are added. */
  readonly errors?: readonly ProblemCode[];
  /** Limit of the body in bytes; 1 MB if absent. */
  readonly bodyLimit?: number;
  /** Accepts the fields of the body as multipart/form-data instead of JSON. */
  readonly multipart?: true;
  /** Accepts the fields of the body as the form of a page without script, instead of JSON. */
  readonly urlencoded?: true;
}

/** Declares a call. The browser's build keeps only method, path and reply (scripts/vite/browserCalls.ts). */
export const contract = <const Declared extends Contract>(declared: Declared): Declared => declared;

/** A type made read-only at every depth. */
export type Given<Value> = Value extends Blob
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

type Part = 'params' | 'query' | 'body';

/** The input of a call: params, query and body as the contract declares them; a form for multipart. */
export type InputOf<Declared> = {
  readonly [Name in keyof Declared & Part]: [Name, Declared] extends ['body', { readonly multipart: true }]
    ? FormData
    : Declared[Name] extends Schema
      ? Given<z.core.input<Declared[Name]>>
      : never;
};

/** The reply of a call; undefined if the contract has none. */
export type ReplyOf<Declared> = Declared extends { readonly reply: infer Reply extends Schema }
  ? z.core.output<Reply>
  : undefined;

/** The type of a call's key in the policy table. */
export type KeyOf<Declared extends Pick<Contract, 'method' | 'path'>> = Declared extends unknown
  ? `${Declared['method']} ${Declared['path']}`
  : never;

/** Returns the key of a call in the policy table. */
export const keyOf = <Declared extends Pick<Contract, 'method' | 'path'>>({ method, path }: Declared) =>
  `${method} ${path}` as KeyOf<Declared>;
