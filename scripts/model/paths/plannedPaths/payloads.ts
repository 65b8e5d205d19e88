import { machineNamed, PEOPLE } from '#modelTesting/world/calling.ts';
import type { World } from '#modelTesting/world/world.ts';

type Data = Readonly<Record<string, unknown>>;

/** Maximum number of other aggregates of a kind as replacements. */
const FEW = 3;
const YEAR = 365 * 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
/** Kinds with stable ids, their codes; all other ids differ between worlds. */
const KINDS = ['branch', 'staff'] as const;

const others = (world: World, machine: string, value: string): string[] =>
  [...world.all(machine)]
    .map(({ id }) => id)
    .filter((id) => id !== value)
    .slice(-FEW);

function* otherTexts(value: string, field: string, machine: string, world: World): Generator<string> {
  if (INSTANT.test(value)) for (const by of [-YEAR, YEAR]) yield new Date(Date.parse(value) + by).toISOString();
  const named = machineNamed(machine, field);
  const kind = PEOPLE.includes(field) ? 'staff' : (named ?? KINDS.find((one) => world.aggregate(one, value) !== null));
  if (!kind) return;
  yield* others(world, kind, value);
  yield `no ${kind}`;
}

function* otherValues(value: unknown, field: string, machine: string, world: World): Generator {
  yield undefined;
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'number') yield* [0, value - 1, value + 1, value * 1000, -value];
  if (typeof value === 'string') yield* otherTexts(value, field, machine, world);
  if (Array.isArray(value)) {
    yield [];
    for (const [index, one] of value.entries())
      for (const other of otherValues(one, field, machine, world))
        if (other !== undefined) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) yield* otherPayloads(machine, value as Data, world);
}

/** Yields payloads that differ in one place: missing field, other aggregate, other person, more, less, none. */
export function* otherPayloads(machine: string, data: Data, world: World): Generator<Data> {
  for (const [field, value] of Object.entries(data))
    for (const other of otherValues(value, field, machine, world)) {
      const { [field]: _, ...rest } = data;
      yield other === undefined ? rest : { ...rest, [field]: other };
    }
}

/** A number of a payload, and a function that replaces it. */
export interface Figure {
  readonly field: string;
  readonly value: number;
  readonly put: (value: number) => Data;
}

/** Yields the whole numbers of a payload. */
export function* figuresIn(data: Data, path = '', put: (data: Data) => Data = (whole) => whole): Generator<Figure> {
  for (const [key, value] of Object.entries(data)) {
    const field = path === '' ? key : `${path}.${key}`;
    const replace = (other: unknown): Data => put({ ...data, [key]: other });
    if (Number.isInteger(value)) yield { field, value: value as number, put: replace };
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      yield* figuresIn(value as Data, field, replace);
  }
}
