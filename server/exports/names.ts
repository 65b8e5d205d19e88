import type { Language } from '#i18n/languages.ts';
import type { ReferenceName } from '#i18n/fieldKind.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { NAME_RIGHTS } from '#machines/rights/nameRights.ts';
import { has, mayRead } from '../access.ts';
import type { Queryable } from '../auth/queryable.ts';
import { selectionOf } from '../store/selection/selection.ts';
import { rowTable } from '../store/tables.ts';

/** Names by id, by the kind of reference, in one language. */
export type Names = Readonly<Partial<Record<ReferenceName, Readonly<Record<string, string>>>>>;

type Kept = Exclude<ReferenceName, 'area'>;

/** The fields that hold the name, in Chinese and otherwise; areas have no rows. */
const NAME_FIELDS: Readonly<Record<Kept, readonly [zh: string, other: string]>> = {
  branch: ['nameZh', 'name'],
  station: ['nameZh', 'nameEn'],
  staff: ['nickName', 'nickName'],
  merchant: ['nameZh', 'name'],
  question: ['name', 'name'],
  car: ['plateNumber', 'plateNumber'],
  carrier: ['nameZh', 'name'],
  shelf: ['nameZh', 'name'],
  department: ['nameZh', 'name'],
  role: ['nameZh', 'name'],
  menu: ['titleZh', 'title'],
  maintainer: ['nickName', 'nickName'],
};

/** References by another key than the id: their record type and that key. */
const OTHER_KEYS: Readonly<Partial<Record<Kept, { readonly machine: string; readonly field: string }>>> = {
  maintainer: { machine: 'staff', field: 'staffCode' },
};

/** References whose names everybody knows (GET /api/sysDept, /api/station/all, /api/question/all). */
const PUBLIC: readonly ReferenceName[] = ['branch', 'station', 'question'];

/** The references to name, and for whom. */
export interface NamesWanted {
  readonly actor: Actor;
  readonly language: Language;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly references: ReadonlySet<ReferenceName>;
}

/** Returns whether the actor may see the names: of records that it may read, or of those whose names another right opens. */
const mayName = (actor: Actor, to: Kept, aggregateType: AggregateType): boolean =>
  PUBLIC.includes(to) ||
  mayRead(actor, aggregateType) ||
  ((to === 'merchant' || to === 'role') && NAME_RIGHTS[to].some((right) => has(actor, right)));

async function namesOf(db: Queryable, to: Kept, { actor, language, columns }: NamesWanted) {
  const { machine, field } = OTHER_KEYS[to] ?? { machine: to, field: null };
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType || !mayName(actor, to, aggregateType)) return {};
  const reach = PUBLIC.includes(to) ? { ...actor, merchant: null, scope: 'all' as const } : actor;
  const table = rowTable(machine);
  const known = columns.get(table) ?? new Map<string, string>();
  const { where, values } = selectionOf(known, aggregateType, reach, { filters: [], sort: [] });
  const [zh, other] = NAME_FIELDS[to];
  const { rows } = await db.query<{ id: string; name: string | null }>(
    `select ${field === null ? 'id' : `row ->> '${field}'`} as id, coalesce(nullif(row ->> '${language === 'zh' ? zh : other}', ''), row ->> '${other}') as name
     from ${table} ${where}`,
    values,
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name ?? id]));
}

/** Reads the names that cells show instead of ids, of the records that the actor may read. */
export async function namesIn(db: Queryable, wanted: NamesWanted): Promise<Names> {
  const names: Partial<Record<ReferenceName, Readonly<Record<string, string>>>> = {};
  for (const to of wanted.references) if (to !== 'area') names[to] = await namesOf(db, to, wanted);
  return names;
}
