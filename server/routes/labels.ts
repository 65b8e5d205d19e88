import type pg from 'pg';
import { z } from 'zod';
import type { Actor } from '#machines/kit/actor.ts';
import {
  COPIES_MOST,
  LABEL_SIZES,
  LABELS_MOST,
  PRINTED,
  PRINTED_MACHINES,
  type LabelSize,
  type PrintedMachine,
} from '#machines/prints.ts';
import { visibleTo } from '../access.ts';
import { namesIn } from '../exports/names.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { Answer, route, type Call, type Route } from '../http/route.ts';
import { described } from '../labels/describe/index.ts';
import { drawn } from '../labels/labels.ts';
import { keepLook } from '../reads/keep.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import { nounOf, type Core } from './context.ts';

/** A file is fetched soon after its printing was recorded, or not at all. */
const FETCHED_WITHIN_MS = 15 * 60_000;

const SIZES = Object.keys(LABEL_SIZES) as [LabelSize, ...LabelSize[]];

const wish = {
  machine: z.enum(PRINTED_MACHINES),
  /** More than are printed at once are counted, so that the refusal names how many. */
  ids: z.array(z.string().min(1).max(64)).min(1).max(1000),
  size: z.enum(SIZES),
  kind: z.enum(['waybill', 'return', 'piece']).default('waybill'),
};

const previewBody = z.strictObject(wish);
const fileBody = z.strictObject({
  ...wish,
  output: z.enum(['pdf', 'zpl']),
  copies: z.int().min(1).max(COPIES_MOST).default(1),
  density: z.union([z.literal(203), z.literal(300)]).default(203),
});
type Wish = z.output<typeof previewBody>;

const sheet = z.object({
  width: z.number(),
  height: z.number(),
  name: z.string(),
  path: z.string(),
  glyphs: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});
const previewReply = z.object({ outlines: z.record(z.string(), z.string()), sheets: z.array(sheet) });

const refused = (field: string, rule: string, values: Readonly<Record<string, string | number>> = {}): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values: { field, ...values } }] });

/** The permission that printing asks for, at the wish's own gate: the machine asks again at the event. */
function mayPrint(actor: Actor, machine: PrintedMachine): void {
  const permitted = actor.permissions.includes('*') || actor.permissions.includes(PRINTED[machine].event);
  if (!permitted) throw new Problem('forbidden');
}

/** Which of these things have no printing by this person, of this paper, recorded lately. */
async function unrecorded(pool: pg.Pool, actor: Actor, { machine, ids, size }: Wish, now: Date): Promise<string[]> {
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

/** Labels of rows within the actor's reach, in words; a row that is not there and a foreign one are answered alike. */
async function contentsOf(
  { pool, columns }: Core,
  wanted: Wish,
  call: Pick<Call, 'actor' | 'language' | 'now' | 'request'>,
) {
  const { actor, language, now } = call;
  const { machine, ids, kind, size } = wanted;
  const noun = nounOf(machine, actor);
  mayPrint(actor, machine);
  if (ids.length > LABELS_MOST) throw refused('ids', 'labels.tooMany', { count: ids.length, most: LABELS_MOST });
  const sizes: readonly LabelSize[] = PRINTED[machine].sizes;
  if (!sizes.includes(size)) throw refused('size', 'labels.size', { sizes: sizes.join(', ') });
  const found = await rowsOf(
    pool,
    ids.map((id) => ({ machine: noun.id, id })),
  );
  const rows = ids.map((id) => {
    const row = found.get(`${noun.id}/${id}`);
    if (!row || !isVisible(actor, row))
      throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'labels.unknown', values: { id } }] });
    return visibleTo(actor, row.row);
  });
  const lives = rows.map((value, index) => ({ id: ids[index] ?? '', value }));
  await keepLook(pool, call, { machine, way: 'label', lives });
  const names = await namesIn(pool, { actor, language, columns, references: new Set(['branch', 'carrier']) });
  const about = { words: wordsOf(language), names, by: actor.name, at: now.toISOString() };
  return rows.flatMap((row) => described[machine](about, row, kind));
}

/** Labels: looked at before they are printed, and fetched as a file once their printing is recorded. */
export const labelRoutes = (core: Core): Route[] => [
  route({
    method: 'POST',
    path: '/api/labels/preview',
    summary:
      'How labels of up to 100 orders, bags, shelves or shipments will look: lines as a path in millimetres, letters as outlines.',
    body: previewBody,
    reply: previewReply,
    handle: async (call) => {
      const contents = await contentsOf(core, call.body, call);
      const paper = LABEL_SIZES[call.body.size];
      const made = await drawn({ contents, paper, copies: 1, density: 203, output: 'preview' });
      if (made.output !== 'preview') throw new Error('A preview was asked for');
      return made.pictures;
    },
  }),
  route({
    method: 'POST',
    path: '/api/labels/file',
    summary: 'Labels as one PDF or one ZPL file, for who recorded their printing within the last fifteen minutes.',
    body: fileBody,
    handle: async (call) => {
      const { body, actor, now } = call;
      const contents = await contentsOf(core, body, call);
      const [first] = await unrecorded(core.pool, actor, body, now);
      if (first !== undefined)
        throw new Problem('conflict', {
          refusals: [{ code: 'invalid', rule: 'labels.unrecorded', values: { id: first } }],
        });
      const { output, copies, density } = body;
      const made = await drawn({ contents, paper: LABEL_SIZES[body.size], copies, density, output });
      if (made.output === 'preview') throw new Error('A file was asked for');
      return new Answer(Buffer.from(made.bytes), {
        headers: {
          'content-type': output === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="labels.${output}"`,
        },
      });
    },
  }),
];
