/** Permissions beyond orders, by the code of the role that holds them. */
export type Grants = Readonly<Partial<Record<string, readonly string[]>>>;
