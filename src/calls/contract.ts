import type * as z from 'zod/mini';
import type { ProblemCode } from './problems.ts';

type Schema = z.core.$ZodType;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the server, as both sides see it. Its key in the policy table is `keyOf` it; its tag is its file's area. */
export interface Contract {
  readonly method: Method;
  /** With a leading slash and `:name` parameters: `/api/streams/:machine/:id`. */
  readonly path: `/${string}`;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The answer's JSON: fields that it does not name never leave the server. Absent where there is none. */
  readonly reply?: Schema;
  /** Media types of an answer that is a file. */
  readonly files?: readonly string[];
  /** Status of a good answer; 200 when absent. */
  readonly status?: 200 | 201 | 204;
  /** Problems of this call alone; those that its method, schemas and access bring about come in addition. */
  readonly errors?: readonly ProblemCode[];
  /** Bytes; 1 MB when absent. */
  readonly bodyLimit?: number;
  /** Takes the fields of the body as multipart/form-data instead of JSON. */
  readonly multipart?: true;
}

/** Declares a call. In the browser only method, path and reply are left of it (scripts/vite/browserCalls.ts). */
export const contract = <const Declared extends Contract>(declared: Declared): Declared => declared;

/** A value that is only read, at every depth. */
export type Given<Value> = Value extends Blob
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

type Part = 'params' | 'query' | 'body';

/** The input of a call: those of params, query and body that the contract has; a form where the body is multipart. */
export type InputOf<Declared> = {
  readonly [Name in keyof Declared & Part]: [Name, Declared] extends ['body', { readonly multipart: true }]
    ? FormData
    : Declared[Name] extends Schema
      ? Given<z.core.input<Declared[Name]>>
      : never;
};

/** The answer of a call; undefined where the contract has no reply. */
export type ReplyOf<Declared> = Declared extends { readonly reply: infer Reply extends Schema }
  ? z.core.output<Reply>
  : undefined;

/** The key of a call in the policy table. */
export type KeyOf<Declared extends Pick<Contract, 'method' | 'path'>> = Declared extends unknown
  ? `${Declared['method']} ${Declared['path']}`
  : never;

/** The key of a call in the policy table. */
export const keyOf = <Declared extends Pick<Contract, 'method' | 'path'>>({ method, path }: Declared) =>
  `${method} ${path}` as KeyOf<Declared>;
