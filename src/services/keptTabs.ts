import * as z from 'zod/mini';

/** By person: another one at the same machine begins with none. */
const keyFor = (userId: string): string => `tabs ${userId}`;

const keptTab = z.object({
  key: z.string(),
  path: z.string(),
  title: z.union([z.string(), z.record(z.string(), z.string())]),
  name: z.nullable(z.string()),
  affix: z.boolean(),
  noCache: z.boolean(),
});
const keptTabs = z.array(keptTab);

/** A tab as this window keeps it over a reload. */
export type KeptTab = z.infer<typeof keptTab>;

/** The tabs that were open before the page was loaded again; none when the kept text is no list of tabs. */
export function readTabs(userId: string): KeptTab[] {
  try {
    const parsed = keptTabs.safeParse(JSON.parse(sessionStorage.getItem(keyFor(userId)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps the open tabs for this window. */
export function keepTabs(userId: string, tabs: readonly KeptTab[]): void {
  const kept = tabs.map(({ key, path, title, name, affix, noCache }) => ({ key, path, title, name, affix, noCache }));
  sessionStorage.setItem(keyFor(userId), JSON.stringify(kept));
}
