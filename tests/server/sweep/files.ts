import { PRINTED, type PrintedMachine } from '#machines/fields/printing.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { signedLink } from '../exports/world.ts';
import type { Sweeper } from './sweeper.ts';
import { get, post } from './request.ts';
import { kindOf } from './known.ts';
import { eventually } from '../../support/eventually.ts';

const DAY_MS = 86_400_000;
/** Lists without marks that show payloads or texts of others. */
const ALSO = ['exportTask', 'logEvent', 'refusedAttempt', 'violation', 'notice', 'workOrder', 'shipment'];

/** Lists whose rows have a field for personal data, and those that may show some of another list. */
const revealing = Object.values(listed)
  .filter(({ id, rowSchema }) => ALSO.includes(id) || Object.keys(rowSchema.shape).some((name) => kindOf(id, name)))
  .map(({ id }) => id);

/** Returns the lists that an account exports: who sees the whole company, but nothing whole, all of them. */
export const listsFor = (account: string): readonly string[] =>
  account === 'auditor' ? revealing : ['order', 'staff', 'exportTask'];

/** Fields that an export must be limited by, as its refusal names them. */
const demanded = (json: unknown): string | undefined => {
  const { refusals } = json as { refusals?: { values?: Record<string, string> }[] };
  return refusals?.[0]?.values?.['timeFields']?.split(',')[0]?.split('.')[1];
};

/** Exports a list as an account and reads the file; nothing if the account may not. */
export async function exportList(sweeper: Sweeper, machine: string): Promise<string[]> {
  const request = (filters: readonly object[]) => post('/api/logisticsOrder/download/task', { machine, filters });
  const now = Date.now();
  const between = [new Date(now - 25 * DAY_MS).toISOString(), new Date(now + DAY_MS).toISOString()];
  let asked = await sweeper.ask(request([]));
  const field = asked.status === 400 ? demanded(asked.json) : undefined;
  if (field !== undefined) asked = await sweeper.ask(request([{ field, op: 'between', value: between }]));
  if (asked.status !== 200) return [];
  const { id } = asked.json as { id: string };
  const key = await eventually(async () => {
    const { json } = await sweeper.ask(post('/api/export/page', { pageSize: 100 }));
    const { records } = json as { records: { id: string; status: number; objectKey?: string; reason?: string }[] };
    const task = records.find((one) => one.id === id);
    if (task?.status !== 2) throw new Error(`${machine} is not written: ${task?.reason ?? ''}`);
    return task.objectKey ?? '';
  });
  const grant = (await sweeper.ask(post('/api/aliyunOssMsg/getSts'))).json as Record<string, unknown>;
  const { path, query } = signedLink(grant, key);
  await sweeper.ask(get(`/api/export/updateDownloadCount/${id}`));
  const file = await sweeper.ask(get(`${path}?${new URLSearchParams(query).toString()}`), { filed: true });
  return file.status === 200 ? [id] : [`${machine}: ${file.status} ${file.text}`];
}

/** Prints a label as an account and fetches it as a file; returns the answers. */
export async function printLabel(sweeper: Sweeper, machine: PrintedMachine, id: string) {
  const { event, sizes } = PRINTED[machine];
  const [size] = sizes;
  const fields = { type: event, size, reason: 'Torn', ...(machine === 'order' ? { kind: 'waybill' } : {}) };
  await sweeper.propose([{ machine, id, event: fields }]);
  const body = { machine, ids: [id], size };
  const zpl = await sweeper.ask(post('/api/labels/file', { ...body, output: 'zpl' }), { onPaper: true });
  const pdf = await sweeper.ask(post('/api/labels/file', { ...body, output: 'pdf' }), { onPaper: true });
  return [zpl, pdf];
}
