import { childProgram } from '#server/childProcess/childProgram.ts';

/** Orders that a child of the tests understands. */
type ToExample =
  | { readonly bytes: Uint8Array }
  | { readonly pid: true }
  | { readonly fail: string }
  | { readonly fill: true }
  | { readonly wait: true };

type FromExample = { readonly bytes: Uint8Array } | { readonly pid: number };

export const exampleProgram = childProgram<ToExample, FromExample>(new URL('./exampleProcess.ts', import.meta.url), 64);
