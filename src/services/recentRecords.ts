import * as z from 'zod/mini';

/** Number of remembered records. */
const MOST = 8;

/** By person: another one at the same machine has looked at others. */
const keyFor = (userId: string): string => `recentRecords ${userId}`;

const record = z.object({
  address: z.string().check(z.startsWith('/')),
  title: z.union([z.string(), z.record(z.string(), z.string())]),
  name: z.string(),
});
const records = z.array(record);

/** A record that was looked at: its address, its screen's title and its number. */
export type RecentRecord = z.infer<typeof record>;

/** The records looked at last, newest first; none when the kept text is no such list. */
export function recentRecords(userId: string): RecentRecord[] {
  try {
    const parsed = records.safeParse(JSON.parse(localStorage.getItem(keyFor(userId)) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a look. */
export function visitRecord(userId: string, { address, title, name }: RecentRecord): void {
  const others = recentRecords(userId).filter((one) => one.address !== address);
  localStorage.setItem(keyFor(userId), JSON.stringify([{ address, title, name }, ...others].slice(0, MOST)));
}
