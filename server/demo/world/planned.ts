/** One proposal of the demonstration world, in the form of a command (interfaces.md, HTTP). */
export interface Planned {
  readonly machine: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

/** Plans the registration of entries, in their order. */
export const registrations = (machine: string, entries: readonly object[]): Planned[] =>
  entries.map((entry) => ({ machine, event: { type: `${machine}.registered`, ...entry } }));
