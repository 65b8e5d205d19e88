import * as z from 'zod/mini';
import { preferences } from './preferences.ts';

/** Files of parts that come after the first view, for everybody and by language (scripts/vite/laterFiles.ts). */
const listed = z.object({ files: z.array(z.string()), words: z.record(z.string(), z.array(z.string())) });

/** Fetches the files of parts that come later, one after the other, and runs none. The development server lists none. */
export async function fetchLaterFiles(): Promise<void> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content;
  if (content === undefined) return;
  const { files, words } = listed.parse(JSON.parse(content));
  for (const file of [...(words[preferences().language] ?? []), ...files]) {
    const isHere = performance.getEntriesByName(new URL(`/${file}`, location.href).href).length > 0;
    if (!isHere) await (await fetch(`/${file}`, { priority: 'low' })).arrayBuffer();
  }
}
