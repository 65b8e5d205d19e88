import { z } from 'zod';
import { countDownload, readExports, requestExport, type ExportRequest } from '#calls/exports.ts';
import { exportTask } from '#machines/exportTask/index.ts';
import { listed } from '#machines/catalogue/listed.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import type { Command, Verdict } from '../propose/command.ts';
import type { ExportRunner } from '../exports/runner.ts';
import { PageFault } from '../store/selection/fault.ts';
import { pageOf } from '../store/page.ts';
import { refuseStaffFields } from '../store/selection/forStaff.ts';
import { selectionOf } from '../store/selection/selection.ts';
import { rowTable } from '../store/tables.ts';
import { listedOf, type Core } from './context.ts';
import { refusedBy } from './refused.ts';

const HEAD = ['version', 'code'];

const fieldsOf = (machine: string): string[] => Object.keys(listed[machine]?.rowSchema.shape ?? {});

/** Returns all fields of a row, for a request without columns. */
const allColumns = (machine: string): string[] => fieldsOf(machine).filter((field) => !HEAD.includes(field));

/** Row of an export in the download list. */
const withoutEmpty = z
  .looseObject({
    id: z.string(),
    version: z.int(),
    fileName: z.string(),
    createdAt: z.string(),
    downloads: z.int(),
    code: z.int().nullable(),
    done: z.int(),
    objectKey: z.string().nullish(),
    total: z.int().nullish(),
    bytes: z.int().nullish(),
    reason: z.string().nullish(),
  })
  .transform(({ id, version, fileName, createdAt, downloads, code, done, objectKey, total, bytes, reason }) => ({
    id,
    version,
    fileName,
    status: code,
    createTime: createdAt,
    done,
    downloadCount: downloads,
    objectKey: objectKey ?? undefined,
    total: total ?? undefined,
    bytes: bytes ?? undefined,
    reason: reason ?? undefined,
  }));

const invalidPart = (error: unknown): unknown =>
  error instanceof PageFault
    ? new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] })
    : error;

/** Routes of list exports (§7): request, list, count. */
export const exportRoutes = ({ read, proposer, columns }: Core, runner: Pick<ExportRunner, 'wake'>): Route[] => {
  const proposeOne = async (actor: Actor, now: Date, command: Command): Promise<Verdict | undefined> =>
    (await proposer.propose({ mode: 'each', dryRun: false, actor, at: now.toISOString(), commands: [command] }))[0];
  /** Throws for unknown fields now, instead of failing in the export later. */
  const checkFields = (actor: Actor, { machine, filters, sort, columns: wanted }: ExportRequest): void => {
    const aggregateType = listedOf(machine, actor);
    try {
      refuseStaffFields(
        actor,
        aggregateType,
        [...filters, ...sort].map(({ field }) => field),
      );
      selectionOf(columns.get(rowTable(machine)) ?? new Map(), aggregateType, actor, { filters, sort });
    } catch (error) {
      throw invalidPart(error);
    }
    const fields = fieldsOf(machine);
    const unknown = wanted?.find((field) => !fields.includes(field));
    if (unknown !== undefined)
      throw invalidPart(new PageFault('unknownField', { field: unknown, machine, fields: fields.join(', ') }));
  };

  return [
    implement(requestExport, async ({ body, actor, language, now }) => {
      checkFields(actor, body);
      const { key = crypto.randomUUID(), machine, filters, sort, columns: wanted = allColumns(machine) } = body;
      const words = wordsOf(language);
      const moment = words.instant(now.toISOString()).replaceAll('/', '-').replaceAll(':', '');
      const fileName = body.fileName ?? `${words.text<string>(`machine.${machine}.many`)} ${moment}.xlsx`;
      const requested = { type: 'exportTask.requested', machine, filters, sort, columns: wanted, language, fileName };
      const verdict = await proposeOne(actor, now, { key, machine: 'exportTask', event: requested });
      if (!verdict?.id || verdict.refusals.length > 0)
        throw verdict ? refusedBy([verdict], language) : new Problem('fault');
      runner.wake();
      return { id: verdict.id, fileName };
    }),
    implement(readExports, async ({ body, actor }) => {
      const own = columns.get(rowTable('exportTask')) ?? new Map<string, string>();
      const page = await read((from) =>
        pageOf(from, own, exportTask, actor, {
          ...body,
          filters: [{ field: 'requester', op: 'eq', value: actor.id }],
          sort: [{ field: 'createdAt', dir: 'desc' }],
          exactTotal: true,
        }),
      );
      return { records: page.records.map((row) => withoutEmpty.parse(row)), total: page.total };
    }),
    implement(countDownload, async ({ params, actor, now }) => {
      const event = { type: 'exportTask.downloaded' };
      const verdict = await proposeOne(actor, now, {
        key: crypto.randomUUID(),
        machine: 'exportTask',
        id: params.id,
        event,
      });
      if (verdict?.status === 'accepted') return;
      const isOutOfReach = verdict?.refusals.some(({ code }) => code === 'scope') ?? true;
      throw new Problem(isOutOfReach ? 'notFound' : 'fileNotReady');
    }),
  ];
};
