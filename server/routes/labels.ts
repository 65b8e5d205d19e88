import type pg from 'pg';
import { fetchLabels, previewLabels, type LabelRequest } from '#calls/labels.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { LABEL_SIZES, LABELS_MOST, PRINTED, type LabelSize, type PrintedMachine } from '#machines/prints.ts';
import { visibleTo } from '../access.ts';
import { namesIn } from '../exports/names.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { Answer, implement, type Call, type Route } from '../http/route.ts';
import { described } from '../labels/describe/index.ts';
import { drawLabels } from '../labels/labels.ts';
import { recordRead } from '../reads/recordRead.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import { aggregateTypeOf, type Core } from './context.ts';

/** Time after recording the print within which its file can be fetched. */
const FETCHED_WITHIN_MS = 15 * 60_000;

const refused = (field: string, rule: string, values: Readonly<Record<string, string | number>> = {}): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values: { field, ...values } }] });

/** Throws without the permission to print; the machine checks it again at the event. */
function mayPrint(actor: Actor, machine: PrintedMachine): void {
  const permitted = actor.permissions.includes('*') || actor.permissions.includes(PRINTED[machine].event);
  if (!permitted) throw new Problem('forbidden');
}

/** Returns the records that this person has not recently recorded as printed on this paper. */
async function withoutRecordedPrint(
  pool: pg.Pool,
  actor: Actor,
  { machine, ids, size }: LabelRequest,
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - FETCHED_WITHIN_MS).toISOString();
  const { rows } = await pool.query<{ id: string }>(
    `select distinct id from events
     where actor_id = $1 and machine = $2 and type = $3 and id = any($4) and recorded_at >= $5
       and coalesce(data ->> 'size', $6) = $6`,
    [actor.id, machine, PRINTED[machine].event, ids, since, size],
  );
  const recorded = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !recorded.has(id));
}

/** Returns the texts of labels within the actor's reach; a missing row and one of others are answered alike. */
async function contentsOf(
  { pool, columns }: Core,
  wanted: LabelRequest,
  call: Pick<Call, 'actor' | 'language' | 'now' | 'request'>,
) {
  const { actor, language, now } = call;
  const { machine, ids, kind, size } = wanted;
  const aggregateType = aggregateTypeOf(machine, actor);
  mayPrint(actor, machine);
  if (ids.length > LABELS_MOST) throw refused('ids', 'labels.tooMany', { count: ids.length, most: LABELS_MOST });
  const sizes: readonly LabelSize[] = PRINTED[machine].sizes;
  if (!sizes.includes(size)) throw refused('size', 'labels.size', { sizes: sizes.join(', ') });
  const found = await rowsOf(
    pool,
    ids.map((id) => ({ machine: aggregateType.id, id })),
  );
  const rows = ids.map((id) => {
    const row = found.get(`${aggregateType.id}/${id}`);
    if (!row || !isVisible(actor, row))
      throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'labels.unknown', values: { id } }] });
    return visibleTo(actor, row.row);
  });
  const aggregates = rows.map((value, index) => ({ id: ids[index] ?? '', value }));
  await recordRead(pool, call, { machine, way: 'label', lives: aggregates });
  const names = await namesIn(pool, { actor, language, columns, references: new Set(['branch', 'carrier']) });
  const about = { words: wordsOf(language), names, by: actor.name, at: now.toISOString() };
  return rows.flatMap((row) => described[machine](about, row, kind));
}

/** Routes of labels: preview before printing, and the file after the print is recorded. */
export const labelRoutes = (core: Core): Route[] => [
  implement(previewLabels, async (call) => {
    const contents = await contentsOf(core, call.body, call);
    const paper = LABEL_SIZES[call.body.size];
    const made = await drawLabels({ contents, paper, copies: 1, density: 203, output: 'preview' });
    if (made.output !== 'preview') throw new Error('A preview was asked for');
    return made.pictures;
  }),
  implement(fetchLabels, async (call) => {
    const { body, actor, now } = call;
    const contents = await contentsOf(core, body, call);
    const [first] = await withoutRecordedPrint(core.pool, actor, body, now);
    if (first !== undefined)
      throw new Problem('conflict', {
        refusals: [{ code: 'invalid', rule: 'labels.unrecorded', values: { id: first } }],
      });
    const { output, copies, density } = body;
    const made = await drawLabels({ contents, paper: LABEL_SIZES[body.size], copies, density, output });
    if (made.output === 'preview') throw new Error('A file was asked for');
    return new Answer(Buffer.from(made.bytes), {
      headers: {
        'content-type': output === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="labels.${output}"`,
      },
    });
  }),
];
