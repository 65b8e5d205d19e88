import { z } from 'zod';

/**
 * The JSON schema of OCEL 2.0 and the rules in the text of the standard. Strict: logs of this project hold no other
 * key.
 */
const name = z.string().min(1);
const time = z.iso.datetime({ offset: true });
const type = z.strictObject({
  name,
  attributes: z.array(z.strictObject({ name, type: z.enum(['string', 'time', 'integer', 'float', 'boolean']) })),
});
const relationships = z.array(z.strictObject({ objectId: name, qualifier: z.string() }));
const shape = z.strictObject({
  objectTypes: z.array(type),
  eventTypes: z.array(type),
  objects: z.array(
    z.strictObject({
      id: name,
      type: name,
      attributes: z.array(z.strictObject({ name, time, value: z.string() })),
      relationships,
    }),
  ),
  events: z.array(
    z.strictObject({
      id: name,
      type: name,
      time,
      attributes: z.array(z.strictObject({ name, value: z.string() })),
      relationships: relationships.min(1),
    }),
  ),
});

const VALUES: Readonly<Record<string, RegExp>> = {
  string: /^/,
  time: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  integer: /^-?\d+$/,
  float: /^-?\d+(\.\d+)?(e-?\d+)?$/,
  boolean: /^(true|false)$/,
};

const repeated = (texts: readonly string[]): string[] => texts.filter((text, place) => texts.indexOf(text) !== place);

/** Returns the violations of the standard in a log, in sentences; none for a valid log. */
export function faultsOf(value: unknown): string[] {
  const read = shape.safeParse(value);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { objectTypes, eventTypes, objects, events } = read.data;
  const faults = [objectTypes, eventTypes].flatMap((types) =>
    repeated(types.map((one) => one.name)).map((one) => `type ${one} twice`),
  );
  faults.push(...[objects, events].flatMap((all) => repeated(all.map(({ id }) => id)).map((id) => `${id} twice`)));
  const known = new Set(objects.map(({ id }) => id));
  const check = (
    one: (typeof objects)[number] | (typeof events)[number],
    types: readonly z.infer<typeof type>[],
  ): void => {
    const declared = types.find((each) => each.name === one.type);
    if (!declared) faults.push(`${one.id}: no type ${one.type}`);
    for (const attribute of one.attributes) {
      const kind = declared?.attributes.find((each) => each.name === attribute.name)?.type ?? '';
      if (VALUES[kind]?.test(attribute.value) !== true) faults.push(`${one.id}: ${attribute.name} is no ${kind}`);
    }
    for (const { objectId, qualifier } of one.relationships)
      if (!known.has(objectId)) faults.push(`${one.id}: ${qualifier} ${objectId} is no object`);
    faults.push(
      ...repeated(one.relationships.map(({ objectId, qualifier }) => `${objectId} ${qualifier}`)).map(
        (twice) => `${one.id}: ${twice} twice`,
      ),
    );
  };
  for (const one of objects) check(one, objectTypes);
  for (const one of events) check(one, eventTypes);
  return faults;
}
