import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { FieldKind, ReferenceName } from '#i18n/fieldKind.ts';
import type { Language } from '#i18n/languages.ts';
import { timeText } from '#i18n/timePartText.ts';
import { reportTitle } from '#i18n/reportTitles.ts';
import type { Group } from '#calls/groups.ts';
import type { ExportedReport, Filter } from '#machines/exportTask/events.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isAreaLevel, type ChosenDimension, type Dimension } from '#machines/kit/report.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { inOrder } from '#sheets/report/inOrder.ts';
import { writeReportSheet } from '#sheets/report/workbook.ts';
import { wordsOf } from '../http/language.ts';
import { groupsOf } from '../store/groups/groups.ts';
import { areaName, columnOf, type CellContext } from './cells.ts';
import { namesIn } from './names.ts';
import { reportNotes, writtenField, type CountedFor } from './reportNotes.ts';

/** A report, for whom it is written, and in which language. */
export interface ReportFile {
  readonly pool: pg.Pool;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly actor: Actor;
  readonly aggregateType: AggregateType;
  readonly report: ExportedReport;
  readonly filters: readonly Filter[];
  readonly language: Language;
}

/** A dimension as the keys of its groups are written. */
interface Keyed {
  readonly chosen: ChosenDimension;
  readonly declared: Dimension;
  readonly kind: FieldKind;
}

const referenceOf = ({ kind }: { readonly kind: FieldKind }): readonly ReferenceName[] =>
  kind.kind === 'reference' || kind.kind === 'references' ? [kind.to] : [];

/** Returns the name of a key in words, as the cells of a list would say it. */
function keyText({ chosen, declared, kind }: Keyed, key: string | null, name: string | null, context: CellContext) {
  const { words } = context;
  if (key === null) return words.text('ui.report.none');
  if (declared.kind === 'time') return timeText(key, chosen.by ?? 'day', words);
  if (isAreaLevel(declared.kind)) return areaName(key, words);
  if (name !== null) return name;
  const value = kind.kind === 'yesNo' ? key === 'true' : key;
  const cell = columnOf({ name: declared.field, kind }, context).cell({ [declared.field]: value });
  return typeof cell === 'string' ? cell : key;
}

/** Returns who a file is counted for; null for an account that is not of a person. */
async function countedFor(pool: pg.Pool, { id, branch }: Actor): Promise<CountedFor | null> {
  const { rows } = await pool.query<Omit<CountedFor, 'branch'>>(
    `select row ->> 'nickName' as name, row ->> 'username' as username from row_staff where id = $1`,
    [id],
  );
  return rows[0] ? { ...rows[0], branch } : null;
}

/** Writes the figures of a report as the actor may see them now; throws a `PageFault` for what is not offered. */
export async function writeReport({ pool, columns, actor, aggregateType, report, filters, language }: ReportFile) {
  const { measures, dimensions, compare } = report;
  const request = {
    name: 'file',
    measures,
    dimensions,
    filters: [...filters],
    ...(compare !== undefined && { compare }),
  };
  const now = new Date();
  const [grouped] = await groupsOf(pool, columns, actor, now, [{ request, aggregateType }]);
  if (!grouped) throw new Error('A report was asked for, and none was made.');
  const keyed = dimensions.flatMap((chosen): Keyed[] => {
    const declared = reportOn(aggregateType.id)?.dimensions[chosen.dimension];
    const field = declared && writtenField(aggregateType, declared.field);
    return field ? [{ chosen, declared, kind: field.kind }] : [];
  });
  const filtered = filters.flatMap(({ field }) => writtenField(aggregateType, field) ?? []);
  const references = new Set<ReferenceName>(['branch', ...[...keyed, ...filtered].flatMap(referenceOf)]);
  const names = await namesIn(pool, { actor, language, columns, references });
  const words = wordsOf(language);
  const context: CellContext = { machine: aggregateType.id, words, names };
  const textsOf = ({ keys, names: kept }: Group): string[] =>
    keyed.map((one, index) => keyText(one, keys[index] ?? null, kept[index] ?? null, context));
  const lines = inOrder(grouped.groups, dimensions).map((group) => ({
    texts: textsOf(group),
    cells: group.cells,
    before: group.before?.cells ?? null,
  }));
  const total = { texts: [], cells: grouped.total.cells, before: grouped.total.before ?? null };
  const title = reportTitle({ of: aggregateType.id, measures, dimensions }, words);
  const person = await countedFor(pool, actor);
  const notes = reportNotes(
    aggregateType,
    filters,
    {
      at: now.toISOString(),
      countedFor: person && { ...person, branch: names.branch?.[person.branch ?? ''] ?? person.branch },
    },
    context,
  );
  const parts = await writeReportSheet(
    { title, machine: aggregateType.id, dimensions, measures, lines, total, notes },
    words,
  );
  const content = Buffer.concat(parts);
  return { content, sha256: createHash('sha256').update(content).digest('hex'), rows: lines.length };
}
