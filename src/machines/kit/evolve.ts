/** Returns the fields of the context that each event changes; the others stay. */
export type Evolve<Context> = Record<string, (context: Context, lookup: never) => Partial<Context>>;
