import type pg from 'pg';
import { fetchLabels, previewLabels, type LabelRequest } from '#calls/labels.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { LABEL_SIZES, LABELS_MOST, PRINTED, type LabelSize, type PrintedMachine } from '#machines/fields/printing.ts';
import { companyIn, companyName, logoDots } from '../company/present.ts';
import { mayReveal, visibleTo } from '../access.ts';
import { namesIn } from '../exports/names.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { Answer, implement, type Call, type Route } from '../http/route.ts';
import { described } from '../labels/describe/index.ts';
import { drawLabels } from '../labels/labels.ts';
import { recordRead, recordWhole } from '../reads/recordRead.ts';
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

/** Phone of who is called at the door, by kind of an order's label. */
const CALLED = { waybill: 'receiverPhone', piece: 'receiverPhone', return: 'senderPhone' } as const;

/** Returns the rows of the wanted labels within the actor's reach; a missing row and one of others are answered alike. */
async function rowsWanted(pool: pg.Pool, { machine, ids, size }: LabelRequest, actor: Actor) {
  const aggregateType = aggregateTypeOf(machine, actor);
  mayPrint(actor, machine);
  if (ids.length > LABELS_MOST) throw refused('ids', 'labels.tooMany', { count: ids.length, most: LABELS_MOST });
  const sizes: readonly LabelSize[] = PRINTED[machine].sizes;
  if (!sizes.includes(size)) throw refused('size', 'labels.size', { sizes: sizes.join(', ') });
  const found = await rowsOf(
    pool,
    ids.map((id) => ({ machine: aggregateType.id, id })),
  );
  return ids.map((id) => {
    const row = found.get(`${aggregateType.id}/${id}`);
    if (!row || !isVisible(actor, row))
      throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'labels.unknown', values: { id } }] });
    return { id, row: row.row };
  });
}

/**
 * Returns the texts of labels, and records who looked. On paper the phone of the person called at the door is whole for
 * every printer; a preview is masked as every screen is.
 */
async function contentsOf(
  { pool, columns }: Core,
  { machine, kind }: LabelRequest,
  wanted: Awaited<ReturnType<typeof rowsWanted>>,
  call: Pick<Call, 'actor' | 'language' | 'now' | 'request'>,
  medium: 'screen' | 'paper',
) {
  const { actor, language, now } = call;
  const called = medium === 'paper' && machine === 'order' ? CALLED[kind] : null;
  const aggregates = wanted.map(({ id, row }) => {
    const shown = visibleTo(actor, { machine, id }, row);
    return { id, value: called === null ? shown : { ...shown, [called]: row[called] } };
  });
  await recordRead(pool, call, { machine, way: 'label', lives: aggregates });
  if (called !== null && !mayReveal(actor))
    await recordWhole(pool, call, { machine, way: 'label', ids: wanted.map(({ id }) => id), fields: [called] });
  const names = await namesIn(pool, { actor, language, columns, references: new Set(['branch', 'carrier']) });
  const words = wordsOf(language);
  const company = await companyIn(pool);
  const brand = { company: companyName(company, words), logo: await logoDots(pool, company) };
  const origin = `${call.request.protocol}://${call.request.host}`;
  const about = { words, ...brand, names, origin, by: actor.name, at: now.toISOString() };
  return aggregates.flatMap(({ value }) => described[machine](about, value, kind));
}

/** Routes of labels: preview before printing, and the file after the print is recorded. */
export const labelRoutes = (core: Core): Route[] => [
  implement(previewLabels, async (call) => {
    const rows = await rowsWanted(core.pool, call.body, call.actor);
    const contents = await contentsOf(core, call.body, rows, call, 'screen');
    const paper = LABEL_SIZES[call.body.size];
    const output = call.body.checkOnly ? 'check' : 'preview';
    const made = await drawLabels({ contents, paper, copies: 1, density: 203, output });
    if (!('pictures' in made)) throw new Error('A preview was asked for');
    return { ...made.pictures, undrawn: made.undrawn };
  }),
  implement(fetchLabels, async (call) => {
    const { body, actor, now } = call;
    const rows = await rowsWanted(core.pool, body, actor);
    const [first] = await withoutRecordedPrint(core.pool, actor, body, now);
    if (first !== undefined)
      throw new Problem('conflict', {
        refusals: [{ code: 'invalid', rule: 'labels.unrecorded', values: { id: first } }],
      });
    const contents = await contentsOf(core, body, rows, call, 'paper');
    const { output, copies, density } = body;
    const made = await drawLabels({ contents, paper: LABEL_SIZES[body.size], copies, density, output });
    if ('pictures' in made) throw new Error('A file was asked for');
    return new Answer(Buffer.from(made.bytes), {
      headers: {
        'content-type': output === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="labels.${output}"`,
      },
    });
  }),
];
