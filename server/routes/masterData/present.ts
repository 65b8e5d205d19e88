/** A type without null: its nullable fields are optional. */
type Present<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Exclude<Row[Name], null> | undefined;
};

/** Removes null fields of an object: the family omits them (calls.md 2.2). */
export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
