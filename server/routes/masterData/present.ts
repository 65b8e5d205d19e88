/** A type without null: what was null is missing. */
type Present<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Exclude<Row[Name], null> | undefined;
};

/** An object without its null fields: the family leaves them out (calls.md 2.2). */
export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
