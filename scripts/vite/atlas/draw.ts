import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Elk from 'elkjs/lib/main.js';
import { LANGUAGE_IDS } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { GATHERINGS } from '#instruments/model/map/graph.ts';
import type { MapWords } from '#instruments/model/map/layout.ts';
import { mapWords } from '#instruments/model/map/mapWords.ts';
import { readable, standingMaps } from '#instruments/model/map/standing.ts';

/** Cache of maps, so that builds after unrelated changes reuse them. */
const KEPT = '.cache/atlas';
const DRAWN_BY = ['budget', 'graph', 'layout', 'measure', 'standing'].map(
  (name) => `src/instruments/model/map/${name}.ts`,
);

const elk = new Elk();
const hashed = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/** Returns a hash of all inputs of a machine's maps. */
const keyOf = (aggregateType: AggregateType, words: MapWords, descriptorData: string): string =>
  hashed(
    descriptorData,
    ...standingMaps(aggregateType).flatMap(({ id, graph }) =>
      GATHERINGS.map((gathering) => {
        const { nodes, edges } = graph(gathering);
        return JSON.stringify([
          id,
          nodes.map((node) => [node, words.node(node)]),
          edges.map((edge) => [edge, words.edge(edge, nodes)]),
        ]);
      }),
    ),
  );

async function mapsOf(aggregateType: AggregateType, words: MapWords, descriptorData: string): Promise<string> {
  const path = join(KEPT, `${keyOf(aggregateType, words, descriptorData)}.json`);
  if (existsSync(path)) return readFile(path, 'utf8');
  const maps: [string, unknown][] = [];
  for (const { id, graph } of standingMaps(aggregateType)) maps.push([id, await readable(graph, words, elk)]);
  const text = JSON.stringify(Object.fromEntries(maps));
  await writeFile(path, text);
  return text;
}

await mkdir(KEPT, { recursive: true });
const descriptorData = hashed(...(await Promise.all(DRAWN_BY.map((path) => readFile(path)))));
const files: [string, string][] = [];
for (const language of LANGUAGE_IDS) {
  const words = await loadWords(language);
  for (const aggregateType of Object.values(aggregateTypes)) {
    files.push([
      `atlas/${aggregateType.id}.${language}.json`,
      await mapsOf(aggregateType, mapWords(aggregateType, words), descriptorData),
    ]);
  }
}
process.stdout.write(JSON.stringify(Object.fromEntries(files)));
