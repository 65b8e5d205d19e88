import type { z } from 'zod';
import { waybillOf } from '#machines/fields/identifiers.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { GROUPS } from '#machines/storageScan/groups.ts';
import { UPLOAD_KINDS } from '#machines/fields/uploads.ts';
import { isExternalLink, isIdentityNumber } from '#machines/fields/validators.ts';
import { MADE_UP_SHA256 } from './lookups.ts';
import { partOf } from './people.ts';
import { BRANCHES, START } from './seed.ts';

/** An event of an anonymous case; its actor is a part to play. */
export interface Anonymous extends Omit<RecordedTransition, 'actor' | 'lookups'> {
  readonly known: RecordedTransition['lookups'];
  readonly actor: Pick<RecordedTransition['actor'], 'id' | 'name' | 'branch' | 'merchant' | 'onBehalfOf'>;
  readonly operation: number | null;
}

/** An event of the log with the fields that a case needs. */
export interface Named extends RecordedTransition {
  readonly operation: number | null;
  readonly actor: RecordedTransition['actor'] & { readonly roles?: readonly string[] };
}

interface Definition {
  readonly type: string;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

/** Returns the literal values of a schema. */
function choicesIn(schema: z.ZodType): string[] {
  const {
    entries,
    values,
    shape,
    innerType,
    element,
    valueType,
    options,
    in: input,
  } = schema.def as unknown as Definition;
  const inner = [...Object.values(shape ?? {}), ...(options ?? []), innerType, element, valueType, input];
  return [...Object.values(entries ?? {}), ...(values ?? [])]
    .filter((value) => typeof value === 'string')
    .concat(inner.flatMap((one) => (one ? choicesIn(one) : [])));
}

/** Words of the machines, which contain no personal data and are kept. */
const LAW: ReadonlySet<string> = new Set([
  ...UPLOAD_KINDS,
  ...GROUPS,
  ...Object.values(aggregateTypes).flatMap((aggregateType) => [
    aggregateType.id,
    ...aggregateType.eventTypes,
    ...aggregateType.structure.states.keys(),
    ...Object.values(aggregateType.events).flatMap(({ payload }) => choicesIn(payload)),
    ...choicesIn(aggregateType.rowSchema),
    // The payload of an export names fields.
    ...Object.keys(aggregateType.rowSchema.shape),
  ]),
]);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PERSON = /^STF\d+$/;
const BRANCH = /^[A-Z]{3}$/;
const WAYBILL = /^SL\d{9}MM(.*)$/;
const NUMBERED = /^([A-Z]+)(\d{4,})$/;
/** Areas of Myanmar by level, and the one of each that stands for all: they lie in each other, as rules require. */
const AREAS: readonly (readonly [RegExp, string])[] = [
  [/^MMR\d{3}$/, 'MMR013'],
  [/^MMR\d{6}$/, 'MMR013033'],
  [/^MMR\d{3}/, 'MMR013D004'],
];
/** Media type of a file, which contains no personal data. */
const MEDIA_TYPE = /^(?:image|application|text)\/[a-z0-9.+-]+$/;
/** A code or sign-in name: one word of digits, signs or letters. A rule may require its form. */
const CODE = /^(?:(?=.*[\d/._:-])[\w/.:-]{1,64}|[A-Za-z]{2,64})$/;
/** Name of a workbook; a rule may require its extension. */
const SHEET = /^(.+)(\.xlsx)$/;
/** Dialling code of a country, which identifies nobody. */
const DIALLING = /^\+\d{1,4}$/;
/** Id of the root of a hierarchy, which identifies nobody. */
const TOP = /^0+$/;
/** Division of China within a wider one; a rule may require that one lies in the other. */
const DIVISION = /^(\d{2}|\d{4})\d{2}$/;
const DAY_MS = 86_400_000;
/** First serial number of made-up waybills, outside the range of a run. */
const FIRST_WAYBILL = 99_000_000;
const FIELD = /^[a-z][A-Za-z0-9]*$/;

/**
 * Returns the events of an aggregate without personal data. Each text that is no word of the machines becomes a
 * made-up one, the same everywhere. Branches become those of a sandbox, and people become their parts. Dates shift
 * together so that the case begins with the run.
 */
export function withoutNames(records: readonly Named[]): Anonymous[] {
  const [first] = records;
  if (!first) return [];
  const shift = Math.round((Date.parse(START) - Date.parse(first.at)) / DAY_MS) * DAY_MS;
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const next = (kind: string): number => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  };
  const branchOf = (code: string): string =>
    remembered(`branch ${code}`, () => BRANCHES[next('branch') - 1] ?? `X${letters(next('other'))}`);
  const parts = new Map(
    records.map(({ actor }) => [
      actor.id,
      partOf(actor.roles?.[0] ?? 'clerk', actor.branch === null ? (BRANCHES[0] ?? '') : branchOf(actor.branch)),
    ]),
  );

  function remembered(text: string, make: () => string): string {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make();
    known.set(text, made);
    return made;
  }

  const instant = (text: string): string => new Date(Date.parse(text) + shift).toISOString();

  function madeUp(text: string): string {
    if (INSTANT.test(text)) return instant(text);
    if (DAY.test(text)) return instant(`${text}T00:00:00.000Z`).slice(0, 10);
    if (text === '' || text === 'system' || LAW.has(text) || MEDIA_TYPE.test(text) || TOP.test(text)) return text;
    if (PERSON.test(text)) return `@${parts.get(text) ?? partOf('courier', BRANCHES[0] ?? '')}`;
    if (BRANCH.test(text)) return branchOf(text);
    return remembered(text, () => kindOf(text));
  }

  function kindOf(text: string): string {
    const waybill = WAYBILL.exec(text);
    if (waybill) {
      const whole = text.slice(0, 13);
      const made = text === whole ? waybillOf(FIRST_WAYBILL + next('waybill')) : madeUp(whole);
      return `${made}${waybill[1] ?? ''}`;
    }
    const [, prefix, digits = ''] = NUMBERED.exec(text) ?? [];
    const area = AREAS.find(([form]) => form.test(text));
    if (area) return area[1];
    if (prefix !== undefined) return `${prefix}${String(next(prefix)).padStart(digits.length, '0')}`;
    if (/^[0-9a-f]{64}$/.test(text)) return MADE_UP_SHA256;
    if (DIALLING.test(text)) return text;
    const [, called, ending] = SHEET.exec(text) ?? [];
    if (called !== undefined && ending !== undefined) return `${madeUp(called)}${ending}`;
    if (isIdentityNumber(text)) return identityNumber(text, next('identity'));
    if (isExternalLink(text)) return `https://example.com/${next('link')}`;
    if (text.includes('@')) return `person${next('mail')}@shweli.example`;
    if (/^[+\d][\d\s-]{7,}$/.test(text)) return `0925060${String(next('phone')).padStart(4, '0')}`;
    const [, wider] = DIVISION.exec(text) ?? [];
    if (wider !== undefined) return `${madeUp(wider)}${String(next(`within ${wider}`)).padStart(2, '0')}`;
    if (/^\d+$/.test(text)) return String(next('digits')).padStart(text.length, '0');
    if (CODE.test(text)) return formed(text, next('code'));
    return /\p{Script=Han}/u.test(text) ? `文字 ${next('text')}` : `Text ${next('text')}`;
  }

  function replaced(value: unknown): unknown {
    if (typeof value === 'string') return madeUp(value);
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [FIELD.test(key) ? key : madeUp(key), replaced(inner)]),
    );
  }

  return records.map(
    ({ version, type, operation, id, data, lookups: foundLookups, from, to, changes, at, occurredAt, actor }) => ({
      version,
      type,
      operation,
      id: madeUp(id),
      data: replaced(data),
      known: replaced(foundLookups) as Anonymous['known'],
      from,
      to,
      changes,
      at: instant(at),
      occurredAt: instant(occurredAt),
      actor: {
        id: actor.id === 'system' ? 'system' : `@${parts.get(actor.id) ?? ''}`,
        name: actor.id === 'system' ? 'system' : (parts.get(actor.id) ?? ''),
        branch: actor.branch === null ? null : branchOf(actor.branch),
        merchant: actor.merchant === null ? null : madeUp(actor.merchant),
        onBehalfOf: actor.onBehalfOf === null ? null : madeUp(actor.onBehalfOf),
      },
    }),
  );
}

/** Returns a made-up number of a national ID or a registration card, of the same country. */
function identityNumber(text: string, number: number): string {
  const digits = (length: number): string => String(number).padStart(length, '0');
  return text.includes('/') ? `1/AaAaAa(N)${digits(6)}` : digits(text.length);
}

/**
 * Returns a made-up code of the same form, digits for digits and letters for letters. Each number gives another code.
 */
function formed(text: string, number: number): string {
  const hasDigits = /\d/.test(text);
  let rest = number;
  const last = (base: number): number => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  };
  return Array.from(text)
    .toReversed()
    .map((sign) => {
      if (/\d/.test(sign)) return rest > 0 ? String(last(10)) : '1';
      if (!/[A-Za-z]/.test(sign)) return sign;
      const letter = String.fromCharCode(FIRST_LETTER + (hasDigits || rest === 0 ? 0 : last(ALPHABET)));
      return sign === sign.toLowerCase() ? letter.toLowerCase() : letter;
    })
    .toReversed()
    .join('');
}

const FIRST_LETTER = 65;
const ALPHABET = 26;

/** Returns two capital letters for a number, as a valid code of a branch outside the sandbox. */
const letters = (number: number): string =>
  String.fromCharCode(FIRST_LETTER + (Math.floor(number / ALPHABET) % ALPHABET), FIRST_LETTER + (number % ALPHABET));
