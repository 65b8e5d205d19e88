/** An object without its null fields: the family leaves them out (calls.md 2.2). */
export const present = <Row extends object>(row: Row): { [Name in keyof Row]: Exclude<Row[Name], null> | undefined } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [Name in keyof Row]: Exclude<Row[Name], null> | undefined;
  };
