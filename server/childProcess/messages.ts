/** Message to a child process. */
export interface ToChild {
  readonly message: unknown;
}

/** Message of a child process: one of its work, or the fault that ended it. */
export type FromChild = { readonly message: unknown } | { readonly fault: Error };
