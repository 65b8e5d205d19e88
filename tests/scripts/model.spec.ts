import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { waysOfAll } from '#machines/kit/describe.ts';
import { nouns } from '#machines/nouns.ts';
import { order } from '#machines/order/index.ts';
import { problemItem } from '#machines/problemItem/index.ts';
import { checked } from '../../scripts/model/check.ts';
import { pages, stalePages } from '../../scripts/model/documents.ts';
import { explained } from '../../scripts/model/explain.ts';
import { exported } from '../../scripts/model/export.ts';
import { list } from '../../scripts/model/list.ts';
import { paths } from '../../scripts/model/paths.ts';
import { fixturesFor } from '../../scripts/model/paths/collect.ts';
import { playwrightFile } from '../../scripts/model/paths/playwright.ts';
import { scriptsOf } from '../../scripts/model/paths/rehearsed/index.ts';
import { Misuse, read } from '../../scripts/model/verb.ts';
import { runAsItIs } from '../support/vitestRun.ts';

const wish = (line: string) => read(line.split(' '));
const count = (text: string, part: string) => text.split(part).length - 1;

describe('npm run model', () => {
  it('lists every machine', () => {
    expect(
      list()
        .text.split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(Object.keys(nouns));
  });

  it('finds nothing wrong with any machine', () => {
    expect(checked(read([]))).toEqual({ text: expect.stringMatching(/^\d+ machines, 0 faults\.$/), well: true });
  });

  it('keeps the rule book as it is written in docs/machines', () => {
    expect(stalePages(pages())).toEqual([]);
  });

  it('would notice a page that is out of date, missing or of a machine that is gone', () => {
    const written = pages();
    written.set('branch.md', 'An old page');
    written.set('teleporter.md', 'A page nobody wrote');
    written.delete('order.md');
    expect(stalePages(written).toSorted()).toEqual(['branch.md', 'order.md', 'teleporter.md']);
  });

  it.each(['', 'nobody', '--format xml order', 'order --format'])(
    'says how to ask rightly instead of "export %s"',
    (line) => {
      expect(() => exported(wish(line))).toThrow(Misuse);
    },
  );

  it.each([
    'order signed',
    'order nowhere order.signed',
    'order signed order.danced',
    'order signed signed --language my',
  ])('says what there is instead of "explain %s"', async (line) => {
    await expect(explained(wish(line))).rejects.toThrow(Misuse);
  });
});

describe('export', () => {
  const size = waysOfAll(order).length;

  it('gives the machine as data, with its hash', () => {
    const model = JSON.parse(exported(wish('order')).text) as {
      hash: string;
      transitions: unknown[];
      states: unknown[];
    };
    expect(model.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(model.transitions).toHaveLength(size);
    expect(model.states).toHaveLength(order.structure.states.size - 1);
  });

  it('gives a line of CSV for each way', () => {
    expect(exported(wish('order --format csv')).text.split('\n')).toHaveLength(size + 1);
  });

  it('gives SCXML with every state, way, region and the history', () => {
    const { text } = exported(wish('order --format scxml'));
    expect(count(text, '<transition event=')).toBe(size);
    expect(count(text, '<state ')).toBe(order.structure.states.size + order.structure.regions.length + 1);
    expect(count(text, '<state ')).toBe(count(text, '</state>'));
    expect(text).toContain('<history id="prior">');
    const targets = [...text.matchAll(/target="([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(targets.filter((target) => !text.includes(`id="${target}"`))).toEqual([]);
  });

  it('gives Mermaid with every state and no arrow to nowhere', () => {
    const { text } = exported(wish('order --format mermaid'));
    for (const id of order.structure.states.keys()) expect(text).toContain(`${id.replaceAll('.', '_')} :`);
    const ends = [...text.matchAll(/(\w+) --> (\w+)/g)].flatMap(([, from, to]) => [from, to]);
    expect(ends.filter((id) => !text.includes(`${id} :`))).toEqual([]);
  });

  it('gives all machines at once', () => {
    expect(JSON.parse(exported(wish('--all')).text)).toHaveLength(Object.keys(nouns).length);
  });
});

describe('explain', () => {
  it('says where an event leads and what must hold, with the source', async () => {
    const { text } = await explained(wish('order delivering signed'));
    expect(text).toContain('Out for delivery to Signed');
    expect(text).toMatch(/- .+ \(order\.signSettled; .*MONEY.*\)/);
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(8);
  });

  it('says in Chinese what a second person must have asked for', async () => {
    const { text } = await explained(wish('order inStorage order.discarded --language zh'));
    expect(text).toMatch(/须先由另一人提出：.*[\u4e00-\u9fff]/);
  });

  it('says where an undeclared event would be declared', async () => {
    expect((await explained(wish('order signed order.packed'))).text).toMatch(/not declared in Signed\.\n.*Sorted/);
  });
});

describe('paths', () => {
  it('reach every state that can be reached, as data', { timeout: 60_000 }, async () => {
    const { paths: found } = JSON.parse((await paths(wish('order --coverage states'))).text) as {
      paths: { name: string }[];
    };
    const reached = found.map(({ name }) => name.replace('reaches ', ''));
    expect(reached.toSorted()).toEqual([...order.structure.states.keys()].filter((id) => id !== 'absent').toSorted());
  });

  it('need fixtures, and say where', async () => {
    const teleporter = { ...order, id: 'teleporter' };
    await expect(fixturesFor(teleporter)).rejects.toThrow('tests/machines/teleporter/fixtures/index.ts');
  });

  it('are tests that vitest runs as they are', { timeout: 120_000 }, async () => {
    const { text } = await paths(wish('order --coverage states --format vitest'));
    const tally = runAsItIs(text);
    expect(tally.numTotalTests).toBe(order.structure.states.size - 1);
    expect(tally.numPassedTests).toBe(tally.numTotalTests);
  });

  it('are tests that Playwright understands, for a server', { timeout: 60_000 }, async () => {
    const { text } = await paths(wish('order --coverage states --format playwright --effort 500'));
    const folder = mkdtempSync(join(tmpdir(), 'shweli-paths-'));
    try {
      writeFileSync(join(folder, 'paths.mjs'), text);
      const run = spawnSync(process.execPath, ['--check', join(folder, 'paths.mjs')], { encoding: 'utf8' });
      expect(run).toMatchObject({ status: 0, stderr: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect(text).toContain('process.env.BASE_URL');
    await expect(paths(wish('order --coverage guards --format playwright'))).rejects.toThrow(Misuse);
    await expect(paths(wish('order --format playwright --effort some'))).rejects.toThrow('--effort');
  });

  it('of a server say for each way how it is taken there, or why not', { timeout: 60_000 }, async () => {
    const { scripts, found } = await scriptsOf(problemItem, 'transitions', 1000);
    expect(scripts.map(({ name }) => name)).toEqual(
      waysOfAll(problemItem).map(({ from, event }) => `takes ${from} ${event}`),
    );
    for (const { name, steps, skipped } of scripts) {
      expect({ name, isShown: steps.length > 0 }).toEqual({ name, isShown: skipped === undefined });
      const [, , type] = name.split(' ');
      if (skipped === undefined) expect(steps.at(-1)?.follows.join()).toContain(`${type} problemItem/`);
    }
    const left = scripts.filter(({ skipped }) => skipped !== undefined).length;
    expect(playwrightFile(problemItem, 'transitions', scripts, found)).toContain(
      `// ${scripts.length - left} paths, and ${left} that nobody can go over a server now`,
    );
  });

  it('of a server name what stands in the way: the clock, the server itself, a rule', { timeout: 60_000 }, async () => {
    const { scripts } = await scriptsOf(order, 'transitions', 300);
    const reasons = new Map(scripts.map(({ name, skipped }) => [name, skipped]));
    expect(reasons.get('takes pendingAcceptance order.acceptTimedOut')).toBe(
      'only the clock brings order.acceptTimedOut, PT2H after pendingAcceptance',
    );
    expect(reasons.get('takes pendingAcceptance order.collectorAutoAssigned')).toBe(
      "only the server's own work brings order.collectorAutoAssigned",
    );
  });
});
