import * as z from 'zod/mini';
import { row, type Row } from '#calls/row.ts';
import { UNSAID } from '#i18n/unsaid.ts';
import type { Page } from '../page.ts';
import { session } from '../session.ts';
import { keep, recall } from './store.ts';

const shape = z.object({ rows: z.array(row), total: z.number(), totalIsExact: z.boolean() });

/** The first page of a list as this browser last showed it to the person. */
export interface KeptRows extends z.infer<typeof shape> {
  /** Time by this device's clock, UTC ISO. */
  readonly asOf: string;
}

const nameOf = (path: string): string => `list/${path}`;

const ownId = (): string | undefined => session.getSnapshot().context.user?.id;

/** Returns the fields of a row that may lie in this browser; of the others, that there was something. */
export const storable = (found: Row, fields: readonly string[]): Row => {
  const { id, version, state, code } = found;
  const others = Object.entries(found).map(([name, value]) => [
    name,
    fields.includes(name) ? value : typeof value === 'string' && value !== '' ? UNSAID : null,
  ]);
  return { ...Object.fromEntries(others), id, version, state, code };
};

/** Keeps the fields of a list's first page that may lie in this browser. One that keeps nothing shows nothing early. */
export async function keepRows(
  path: string,
  fields: readonly string[],
  { records, total, totalIsExact }: Page,
): Promise<void> {
  const user = ownId();
  if (user === undefined) return;
  const kept = { rows: records.map((found) => storable(found, fields)), total, totalIsExact };
  await keep(user, nameOf(path), kept).catch(console.warn);
}

/** Returns the kept first page of a list for the signed-in person; null for none. */
export async function recallRows(path: string): Promise<KeptRows | null> {
  const user = ownId();
  const seen = user === undefined ? null : await recall(user, nameOf(path)).catch(() => null);
  const kept = shape.safeParse(seen?.value);
  return seen && kept.success ? { ...kept.data, asOf: seen.asOf } : null;
}
