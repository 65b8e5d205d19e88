import { z } from 'zod';
import { exported } from '#machines/exportTask/events.ts';
import { exportTask } from '#machines/exportTask/index.ts';
import { listed } from '#machines/listed.ts';
import { reasonOf } from '#i18n/say.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Words } from '#i18n/words.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { route, type Route } from '../http/route.ts';
import type { Verdict } from '../propose/command.ts';
import type { ExportRunner } from '../exports/runner.ts';
import { PageFault, pageOf, selectionOf } from '../store/page.ts';
import { rowTable } from '../store/tables.ts';
import { listedOf, type Core } from './context.ts';

const HEAD = ['version', 'code'];

const fieldsOf = (machine: string): string[] => Object.keys(listed[machine]?.rowSchema.shape ?? {});

/** Without columns named, everything a row says. */
const allColumns = (machine: string): string[] => fieldsOf(machine).filter((field) => !HEAD.includes(field));

const taskBody = z.strictObject({
  key: z.string().min(8).max(200).optional(),
  /** Whose list; orders, as the path says, unless told. */
  machine: exported.machine.default('order'),
  filters: exported.filters.default([]),
  sort: exported.sort.default([]),
  columns: exported.columns.optional(),
  fileName: exported.fileName.optional(),
});

const taskReply = z.strictObject({
  id: z.string(),
  fileName: z.string(),
  /** Download status (§4): invalid 0, generating 1, generated 2. */
  status: z.int().nullable(),
  /** UTC ISO. */
  createTime: z.string(),
  objectKey: z.string().optional(),
  version: z.int(),
  done: z.int(),
  total: z.int().optional(),
  bytes: z.int().optional(),
  downloadCount: z.int(),
  reason: z.string().optional(),
});

const filled = z
  .looseObject({ fileName: z.string(), createdAt: z.string(), downloads: z.int(), code: z.int().nullable() })
  .transform(({ fileName, createdAt, downloads, code, ...row }) => ({
    ...Object.fromEntries(
      ['id', 'objectKey', 'version', 'done', 'total', 'bytes', 'reason'].flatMap((field) =>
        row[field] === null || row[field] === undefined ? [] : [[field, row[field]]],
      ),
    ),
    fileName,
    status: code,
    createTime: createdAt,
    downloadCount: downloads,
  }));

const invalidPart = (error: unknown): unknown =>
  error instanceof PageFault
    ? new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] })
    : error;

const refusedBy = ({ refusals }: Verdict, words: Words): Problem =>
  new Problem('invalid', {
    refusals: refusals.map(({ code, rule, values, field }) => ({
      code,
      rule: rule ?? undefined,
      values: { ...values, ...(field === null ? {} : { field }) },
      message: reasonOf({ code, rule, values }, 'exportTask', words),
    })),
  });

/** Exports of lists (§7): asked for, listed, counted. */
export const exportRoutes = ({ pool, proposer, columns }: Core, runner: Pick<ExportRunner, 'wake'>): Route[] => {
  /** Fields that are not there are named now, rather than by an export that fails later. */
  const checkFields = (actor: Actor, { machine, filters, sort, columns: wanted }: z.infer<typeof taskBody>): void => {
    const noun = listedOf(machine, actor);
    try {
      selectionOf(columns.get(rowTable(machine)) ?? new Map(), noun, actor, { filters, sort });
    } catch (error) {
      throw invalidPart(error);
    }
    const fields = fieldsOf(machine);
    const unknown = wanted?.find((field) => !fields.includes(field));
    if (unknown !== undefined)
      throw invalidPart(new PageFault('unknownField', { field: unknown, machine, fields: fields.join(', ') }));
  };

  return [
    route({
      method: 'POST',
      path: '/api/logisticsOrder/download/task',
      summary: 'Asks for a list as a spreadsheet; it is written in the background and kept for seven days.',
      body: taskBody,
      reply: z.strictObject({ id: z.string(), fileName: z.string() }),
      handle: async ({ body, actor, language, now }) => {
        checkFields(actor, body);
        const { key = crypto.randomUUID(), machine, filters, sort, columns: wanted = allColumns(machine) } = body;
        const words = wordsOf(language);
        const moment = words.instant(now.toISOString()).replaceAll('/', '-').replaceAll(':', '');
        const fileName = body.fileName ?? `${words.text<string>(`machine.${machine}.many`)} ${moment}.xlsx`;
        const [verdict] = await proposer.propose({
          mode: 'each',
          dryRun: false,
          actor,
          at: now.toISOString(),
          commands: [
            {
              key,
              machine: 'exportTask',
              event: {
                type: 'exportTask.requested',
                machine,
                filters,
                sort,
                columns: wanted,
                language,
                fileName,
              },
            },
          ],
        });
        if (!verdict?.id || verdict.refusals.length > 0)
          throw verdict ? refusedBy(verdict, words) : new Problem('fault');
        runner.wake();
        return { id: verdict.id, fileName };
      },
    }),
    route({
      method: 'POST',
      path: '/api/export/page',
      summary: 'The own exports, latest first: status 1 generating, 2 generated, 0 invalid.',
      body: z.strictObject({
        pageNum: z.int().min(1).max(1_000_000).default(1),
        pageSize: z.int().min(1).max(100).default(20),
      }),
      reply: z.strictObject({ records: z.array(taskReply), total: z.int() }),
      handle: async ({ body, actor }) => {
        const page = await pageOf(pool, columns.get(rowTable('exportTask')) ?? new Map(), exportTask, actor, {
          ...body,
          filters: [{ field: 'requester', op: 'eq', value: actor.id }],
          sort: [{ field: 'createdAt', dir: 'desc' }],
          exactTotal: true,
        });
        return { records: page.records.map((row) => filled.parse(row)), total: page.total };
      },
    }),
    route({
      method: 'GET',
      path: '/api/export/updateDownloadCount/:id',
      summary: 'Counts one download of an own export.',
      params: z.strictObject({ id: z.string().max(64) }),
      handle: async ({ params, actor, now }) => {
        const [verdict] = await proposer.propose({
          mode: 'each',
          dryRun: false,
          actor,
          at: now.toISOString(),
          commands: [
            {
              key: crypto.randomUUID(),
              machine: 'exportTask',
              id: params.id,
              event: { type: 'exportTask.downloaded' },
            },
          ],
        });
        if (verdict?.status === 'accepted') return;
        const isOutOfReach = verdict?.refusals.some(({ code }) => code === 'scope') ?? true;
        throw new Problem(isOutOfReach ? 'notFound' : 'fileNotReady');
      },
    }),
  ];
};
