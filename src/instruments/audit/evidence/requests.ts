import type { Query } from '../../evidence/pack.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';
import type { IsoRange } from '#views/ui/DateRangePicker.tsx';

/** Values of the query form. */
export interface Asked {
  readonly machine: string | null;
  readonly type: string | null;
  readonly life: string;
  readonly doneBy: string | undefined;
  readonly branch: string | undefined;
  readonly days: IsoRange | null;
}

export const NOTHING_ASKED: Asked = {
  machine: null,
  type: null,
  life: '',
  doneBy: undefined,
  branch: undefined,
  days: null,
};

/** Returns the query of the form. Days in Yangon become instants; empty fields are omitted. */
export function queryOf({ machine, type, life: aggregate, doneBy, branch, days }: Asked): Query {
  const [from, to] = days ? instantsOf(days.start, days.end) : [];
  const query = { machine, type, life: aggregate.trim(), doneBy, branch, from, to };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Query;
}

const SEED_BYTES = 6;

/** Returns a random seed. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
