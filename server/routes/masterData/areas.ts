import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readMapPoints } from '#calls/maps.ts';
import { readMyanmarAreas } from '#calls/masterData.ts';
import { readAreas } from '#calls/references.ts';
import type { Language } from '#i18n/languages.ts';
import { mapOfMyanmar } from '../../geography/points.ts';
import { myanmarAreas } from '../../geography/myanmar.ts';
import { areaTree, type AreaNode } from '../../geography/tree.ts';
import { Answer, implement, type Route } from '../../http/route.ts';
import { present } from './present.ts';

/** Returns Myanmar's areas (§3: id, nameEn). */
const myanmar = implement(readMyanmarAreas, () => myanmarAreas.map(present));

/** Encodings that browsers accept, the smallest first. */
const CODINGS = ['br', 'gzip'] as const;

interface Prepared {
  readonly tag: string;
  readonly body: string;
  readonly shortened: Readonly<Record<(typeof CODINGS)[number], Buffer>>;
}

const prepare = (tree: readonly AreaNode[]): Prepared => {
  const body = JSON.stringify(tree);
  return {
    body,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    shortened: { br: brotliCompressSync(body), gzip: gzipSync(body) },
  };
};

/** Returns the encoding of the reply: one that the header names without a weight of 0. */
const codingFor = (header: string): (typeof CODINGS)[number] | undefined => {
  const taken = header.split(',').filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one));
  const names = taken.map((one) => one.split(';')[0]?.trim());
  return CODINGS.find((coding) => names.includes(coding));
};

const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

const prepared = new Map<Language, Prepared>();

/** Returns the tree in a language, serialised once. */
const treeIn = (language: Language): Prepared => {
  const known = prepared.get(language) ?? prepare(areaTree(language));
  prepared.set(language, known);
  return known;
};

const tree = implement(readAreas, ({ language, request }) => {
  const { tag, body, shortened } = treeIn(language);
  const vary = 'pc-language, accept-language, accept-encoding';
  const headers = { etag: tag, 'cache-control': 'private, no-cache', vary };
  if (isKnown(request.headers['if-none-match'], tag)) return new Answer(undefined, { status: 304, headers });
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const coding = codingFor(request.headers['accept-encoding'] ?? '');
  if (!coding) return new Answer(body, { headers: { ...headers, ...type } });
  return new Answer(shortened[coding], { headers: { ...headers, ...type, 'content-encoding': coding } });
});

/** Returns the points of Myanmar's townships and the outline of the country. */
const map = implement(readMapPoints, () => mapOfMyanmar);

/** Routes of geography, which need no database. */
export const areaRoutes = (): Route[] => [myanmar, map, tree];
