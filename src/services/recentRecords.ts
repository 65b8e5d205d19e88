import * as z from 'zod/mini';
import { keptWork } from './kept/texts.ts';

/** Number of remembered records. */
const MOST = 8;

const record = z.object({
  address: z.string().check(z.startsWith('/')),
  title: z.union([z.string(), z.record(z.string(), z.string())]),
  name: z.string(),
});

/** A record that was looked at: its address, its screen's title and its number. */
export type RecentRecord = z.infer<typeof record>;

const kept = keptWork('recentRecords', z.array(record));

/** The records that a person looked at last, newest first; none when the kept text is no such list. */
export const recentRecords = (userId: string): RecentRecord[] => (kept.read(userId) ?? []).slice(0, MOST);

/** Remembers a look. */
export function visitRecord(userId: string, { address, title, name }: RecentRecord): void {
  const others = recentRecords(userId).filter((one) => one.address !== address);
  kept.write(userId, [{ address, title, name }, ...others].slice(0, MOST));
}
