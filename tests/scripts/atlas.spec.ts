import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_IDS } from '#i18n/languages.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { BUDGET, crossingsOf, labelOf } from '#instruments/model/map/budget.ts';
import { loadWords } from '#i18n/load.ts';
import { order } from '#machines/order/index.ts';
import { mainLineOf } from '#instruments/model/map/mainLine.ts';
import type { MapLayout } from '#instruments/model/map/layout.ts';
import { PHASES, standingMaps } from '#instruments/model/map/standing.ts';

const drawn = (): Record<string, Record<string, MapLayout>> => {
  const printed = execFileSync(process.execPath, ['scripts/vite/atlas/draw.ts'], { maxBuffer: 64 * 1024 * 1024 });
  const files = JSON.parse(printed.toString('utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, JSON.parse(text)]));
};

describe('the maps that the build lays out', () => {
  const files = drawn();

  test('the maps that the build lays out are all maps of all machines in every language', () => {
    const wanted = LANGUAGE_IDS.flatMap((language) =>
      Object.values<AggregateType>(aggregateTypes).map(({ id }) => `atlas/${id}.${language}.json`),
    );
    expect(Object.keys(files).toSorted()).toEqual(wanted.toSorted());
    for (const aggregateType of Object.values<AggregateType>(aggregateTypes)) {
      expect(Object.keys(files[`atlas/${aggregateType.id}.en.json`] ?? {})).toEqual(
        standingMaps(aggregateType).map(({ id }) => id),
      );
    }
  });

  test('the maps of the build cross no more and have no smaller labels than a reader can follow at 1440 x 900', () => {
    const poor = Object.entries(files).flatMap(([file, maps]) =>
      Object.entries(maps).flatMap(([id, map]) => {
        const [crossings, label] = [crossingsOf(map), labelOf(map)];
        return crossings > BUDGET.crossings || label < BUDGET.label
          ? [`${file} ${id}: ${crossings} crossings, labels of ${label.toFixed(1)} px`]
          : [];
      }),
    );
    expect(poor).toEqual([]);
  });

  test('the first map of an order says each step of its commonest history on a line, which leads onward', async () => {
    for (const language of LANGUAGE_IDS) {
      const words = await loadWords(language);
      const map = files[`atlas/order.${language}.json`]?.[PHASES];
      const boxOf = (state: string | null) =>
        map?.nodes.find(({ kind, members }) =>
          state === null ? kind === 'start' : kind === 'phase' && members.includes(state),
        );
      for (const { from, event, to } of mainLineOf(order)) {
        const [source, target] = [boxOf(from), boxOf(to)];
        const line = map?.edges.find((edge) => edge.from === source?.id && edge.to === target?.id);
        expect(line?.label?.lines.join(words.language === 'zh' ? '' : ' '), event).toContain(
          words.text<string>(`event.${event}`),
        );
      }
      expect(boxOf('signed')?.x).toBeGreaterThan(boxOf('delivering')?.x ?? Number.POSITIVE_INFINITY);
      expect(boxOf('delivering')?.x).toBeGreaterThan(boxOf('warehoused')?.x ?? Number.POSITIVE_INFINITY);
      expect(boxOf('collected')?.x).toBeGreaterThan(boxOf('pendingAcceptance')?.x ?? Number.POSITIVE_INFINITY);
    }
  });

  test('the maps that the build lays out keep their nodes apart and inside', () => {
    const wrong = Object.entries(files).flatMap(([file, maps]) =>
      Object.entries(maps).flatMap(([id, { nodes, width, height }]) =>
        nodes.flatMap((node, index) => {
          const out = node.x < 0 || node.y < 0 || node.x + node.width > width || node.y + node.height > height;
          const over = nodes
            .slice(index + 1)
            .some(
              (other) =>
                node.x < other.x + other.width &&
                other.x < node.x + node.width &&
                node.y < other.y + other.height &&
                other.y < node.y + node.height,
            );
          return out || over ? [`${file} ${id} ${node.id}`] : [];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
