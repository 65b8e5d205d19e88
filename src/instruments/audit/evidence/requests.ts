import type { Query } from '../../evidence/pack.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';
import type { IsoRange } from '#views/ui/DateRangePicker.tsx';

/** Request of an evidence pack, as the form holds it. */
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

/** The query that a form asks: whole days of Yangon as instants, what is empty left out. */
export function queryOf({ machine, type, life: aggregate, doneBy, branch, days }: Asked): Query {
  const [from, to] = days ? instantsOf(days.start, days.end) : [];
  const query = { machine, type, life: aggregate.trim(), doneBy, branch, from, to };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Query;
}

const SEED_BYTES = 6;

/** A seed that nobody chose. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
