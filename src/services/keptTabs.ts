import * as z from 'zod/mini';
import { keptWork } from './kept/texts.ts';

const keptTab = z.object({
  key: z.string(),
  path: z.string(),
  title: z.union([z.string(), z.record(z.string(), z.string())]),
  name: z.nullable(z.string()),
  affix: z.boolean(),
  noCache: z.boolean(),
});
/** A tab as this window keeps it over a reload. */
export type KeptTab = z.infer<typeof keptTab>;

const kept = keptWork('tabs', z.array(keptTab), 'tab');

/** The tabs that were open before the page was loaded again; none when the kept text is no list of tabs. */
export const readTabs = (userId: string): KeptTab[] => kept.read(userId) ?? [];

/** Keeps the open tabs for this window. */
export const keepTabs = (userId: string, tabs: readonly KeptTab[]): void =>
  kept.write(
    userId,
    tabs.map(({ key, path, title, name, affix, noCache }) => ({ key, path, title, name, affix, noCache })),
  );
