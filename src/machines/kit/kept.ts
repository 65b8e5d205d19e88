import type { z } from 'zod';

type Optional<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodOptional ? Name : never;
}[keyof Shape];

type Defaulted<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault ? Name : never;
}[keyof Shape];

/** Fields of a payload as a context holds them: an optional one is null until it is given. */
export type Kept<Shape extends z.ZodRawShape> = {
  readonly [Name in keyof Shape]:
    | Exclude<z.infer<Shape[Name]>, undefined>
    | (Name extends Optional<Shape> ? null : never);
};

/** Optional and defaulted fields of a payload before anything is given. */
type NotGiven<Shape extends z.ZodRawShape> = Pick<Kept<Shape>, Optional<Shape> | Defaulted<Shape>>;

/** Returns the optional fields of a payload as null, and the defaulted ones with their default. */
export const notGiven = <Shape extends z.ZodRawShape>(shape: Shape): NotGiven<Shape> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const { type, defaultValue } = (schema as z.ZodType).def as { type: string; defaultValue?: unknown };
      if (type === 'optional') return [[name, null]];
      return type === 'default' ? [[name, defaultValue]] : [];
    }),
  ) as NotGiven<Shape>;

/** Returns the fields without those that are undefined. */
export const given = <Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
