import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import { mayReveal, mayRevealStaff } from '#server/access.ts';
import type { Answered } from './call.ts';
import type { Found, Search } from './found.ts';
import { eachText, type Known, type Kind } from './known.ts';

/** A line of the record of who looked. */
interface Line {
  readonly machine: string;
  readonly lives: readonly string[];
  readonly way: string;
}

export interface Special {
  /** True if only the world's own values count, because the call shows made-up values or hashes broken by lines. */
  readonly knownOnly?: boolean;
  /** True for a file that is put on record as a whole, when it is asked for. */
  readonly filed?: boolean;
  /** True for a label on paper: everybody sees the phone of the person who is called. */
  readonly onPaper?: boolean;
}

interface About {
  readonly pool: pg.Pool;
  readonly search: Search;
  readonly known: ReadonlyMap<string, Known>;
  readonly actor: Actor;
  /** Values of the actor's own record. */
  readonly own: ReadonlySet<string>;
}

/** Ways that are on record whatever was shown. */
const OTHERWISE = new Set(['matched', 'picture', 'evidence']);
/** Fields that hold a whole phone for those with the right. */
const HOLDS_PHONE = /phone$/i;

/** Returns the whole phones that are elsewhere than in a field for phones, such as an id. */
function misplaced(json: unknown, search: Search, own: ReadonlySet<string>): string[] {
  const places: string[] = [];
  eachText(json, (field, text) => {
    const name = field.slice(field.lastIndexOf('.') + 1);
    if (!HOLDS_PHONE.test(name) && search(text).some(({ kind, value }) => kind === 'phone' && !own.has(value)))
      places.push(`${field}: ${text}`);
  });
  return places;
}

const looksOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ machine, lives }) => lives.map((id) => `${machine}/${id}`));

/** Judges answers to an account by its rights and by the record of its reads. */
export function createJudge({ pool, search, known, actor, own }: About) {
  const mayShow = (kind: Kind): boolean =>
    kind === 'identity' || kind === 'homeAddress' ? mayRevealStaff(actor) : mayReveal(actor);

  const linesOf = async (): Promise<Line[]> => {
    const text = 'select machine, lives, way from personal_reads where actor_id = $1';
    const { rows } = await pool.query<Line>(text, [actor.id]);
    return rows.filter(({ way }) => !OTHERWISE.has(way));
  };

  /** Returns values whose read names no record that holds them, and records that are named twice. */
  const misrecorded = (shown: readonly Found[], lines: readonly Line[]): string[] => {
    const looks = looksOf(lines);
    const looked = new Set(looks);
    const isRecorded = (value: string): boolean =>
      [...(known.get(value)?.holders ?? [])].some((one) => looked.has(one));
    return [
      ...shown.filter(({ value }) => !isRecorded(value)).map(({ value }) => `not on record: ${value}`),
      ...looks.filter((one, index) => looks.indexOf(one) !== index).map((one) => `on record twice: ${one}`),
    ];
  };

  /** Returns the faults of an answer. */
  return async (
    { text, json }: Answered,
    { knownOnly = false, filed = false, onPaper = false }: Special,
  ): Promise<string[]> => {
    const found = search(text).filter(({ value }) => !knownOnly || known.has(value));
    const whole = found.filter(({ value }) => !own.has(value));
    const isShown = ({ kind }: Found): boolean => mayShow(kind) || (onPaper && kind === 'phone');
    const faults = whole.filter((one) => !isShown(one)).map(({ kind, value }) => `shows a whole ${kind}: ${value}`);
    if (!mayReveal(actor) && !onPaper) return faults;
    const lines = await linesOf();
    if (found.length === 0 && lines.length > 0) faults.push(`on record, but not shown: ${JSON.stringify(lines)}`);
    if (!filed) faults.push(...misrecorded(whole.filter(isShown), lines));
    return [...faults, ...(whole.length > 0 ? misplaced(json, search, own) : [])];
  };
}
