import { read, utils } from 'xlsx';
import { expect } from 'vitest';
import { signedLink, type ExportWorld } from './world.ts';
import { eventually } from '../../support/eventually.ts';

type Who = Awaited<ReturnType<ExportWorld['signIn']>>;

export const tasksOf = async (world: ExportWorld, who: Who) => {
  const { body } = await world.ask(who, 'POST', '/api/export/page', {});
  return body['records'] as Record<string, unknown>[];
};

/** Waits until the task is no longer generating, and returns it. */
export const settled = (world: ExportWorld, who: Who, id: string): Promise<Record<string, unknown>> =>
  eventually(async () => {
    const task = (await tasksOf(world, who)).find((one) => one['id'] === id);
    if (!task || task['status'] === 1) throw new Error(`${id} is still generating`);
    return task;
  });

/** Returns the rows of a workbook with one sheet, its head first. */
export const rowsOf = (bytes: Buffer) => {
  const book = read(bytes);
  expect(book.SheetNames).toHaveLength(1);
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true });
};

/** Exports a list as one person and returns its head and rows. */
export async function exported(world: ExportWorld, who: Who, body: object, language = 'en'): Promise<unknown[][]> {
  const asked = await world.ask(who, 'POST', '/api/logisticsOrder/download/task', body, language);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const task = await settled(world, who, String(asked.body['id']));
  expect(task).toMatchObject({ status: 2 });
  const grant = (await world.ask(who, 'POST', '/api/aliyunOssMsg/getSts')).body;
  const { path, query } = signedLink(grant, String(task['objectKey']));
  return rowsOf((await world.app.inject({ url: path, query })).rawPayload);
}
