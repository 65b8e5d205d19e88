import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { browserMachines } from '#machines/catalogue/browserMachines.ts';
import { order } from '#machines/order/index.ts';
import { problemItem } from '#machines/problemItem/index.ts';
import { checked } from '../../scripts/model/check.ts';
import { pages, stalePages } from '../../scripts/model/documents.ts';
import { explained } from '../../scripts/model/explain.ts';
import { exported } from '../../scripts/model/export.ts';
import { list } from '../../scripts/model/list.ts';
import { paths } from '../../scripts/model/paths.ts';
import { collect, fixturesFor } from '../../scripts/model/paths/collect.ts';
import { playwrightFile } from '../../scripts/model/paths/playwright.ts';
import { scriptsOf } from '../../scripts/model/paths/plannedPaths/index.ts';
import { vitestFile } from '../../scripts/model/paths/vitest.ts';
import { Misuse, read } from '../../scripts/model/verb.ts';
import { readApprovedMachine } from '#modelTesting/approved.ts';
import { folderOf } from '#modelTesting/found.ts';
import { regionsKnowing } from '#modelTesting/approvedMachine.ts';

const command = (line: string) => read(line.split(' '));
/** Returns the result of Node's syntax check of a program. */
function understood(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'shweli-paths-'));
  try {
    writeFileSync(join(folder, 'paths.mjs'), text);
    return spawnSync(process.execPath, ['--check', join(folder, 'paths.mjs')], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe('npm run model', () => {
  it('npm run model lists every machine', () => {
    expect(
      list()
        .text.split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual([...Object.keys(aggregateTypes), ...Object.values(browserMachines).map(({ id }) => id)]);
  });

  it('npm run model finds nothing wrong with any machine', () => {
    expect(checked(read([]))).toEqual({ text: expect.stringMatching(/^\d+ machines, 0 faults\.$/), well: true });
  });

  it('npm run model finds the rule book as it is written in docs/machines up to date', () => {
    expect(stalePages(pages())).toEqual([]);
  });

  it('npm run model would notice a page that is out of date, missing or of a machine that is gone', () => {
    const written = pages();
    written.set('branch.md', 'An old page');
    written.set('teleporter.md', 'A page nobody wrote');
    written.delete('order.md');
    expect(stalePages(written).toSorted()).toEqual(['branch.md', 'order.md', 'teleporter.md']);
  });

  it.each(['', 'nobody', '--format xml order', 'order --format'])(
    'npm run model says how to ask rightly instead of "export %s"',
    (line) => {
      expect(() => exported(command(line))).toThrow(Misuse);
    },
  );

  it.each([
    'order signed',
    'order nowhere order.signed',
    'order signed order.danced',
    'order signed signed --language my',
  ])('npm run model says what there is instead of "explain %s"', async (line) => {
    await expect(explained(command(line))).rejects.toThrow(Misuse);
  });
});

describe('export', () => {
  const size = transitionsOfAll(order).length;

  it('the model export gives the machine as data, with its hash', () => {
    const model = JSON.parse(exported(command('order')).text) as {
      hash: string;
      transitions: unknown[];
      states: unknown[];
    };
    expect(model.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(model.transitions).toHaveLength(size);
    expect(model.states).toHaveLength(order.structure.states.size - 1);
  });

  it('the model export gives a line of CSV for each transition', () => {
    expect(exported(command('order --format csv')).text.split('\n')).toHaveLength(size + 1);
  });

  it('the model export gives SCXML with every state, transition, region and the history', () => {
    const { text } = exported(command('order --format scxml'));
    expect(count(text, '<transition event=')).toBe(size);
    expect(count(text, '<state ')).toBe(order.structure.states.size + order.structure.regions.length + 1);
    expect(count(text, '<state ')).toBe(count(text, '</state>'));
    expect(text).toContain('<history id="prior">');
    const targets = [...text.matchAll(/target="([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(targets.filter((target) => !text.includes(`id="${target}"`))).toEqual([]);
  });

  it('the model export gives Mermaid with every state and no arrow to nowhere', () => {
    const { text } = exported(command('order --format mermaid'));
    for (const id of order.structure.states.keys()) expect(text).toContain(`${id.replaceAll('.', '_')} :`);
    const ends = [...text.matchAll(/(\w+) --> (\w+)/g)].flatMap(([, from, to]) => [from, to]);
    expect(ends.filter((id) => !text.includes(`${id} :`))).toEqual([]);
  });

  it('the model export gives all machines at once', () => {
    expect(JSON.parse(exported(command('--all')).text)).toHaveLength(Object.keys(aggregateTypes).length);
  });
});

describe('explain', () => {
  it('explain says where an event leads and what must hold, with the source', async () => {
    const { text } = await explained(command('order delivering signed'));
    expect(text).toContain('Out for delivery to Signed');
    expect(text).toMatch(/- .+ \(order\.signSettled; .*MONEY.*\)/);
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(9);
  });

  it('explain says in Chinese what a second person must have asked for', async () => {
    const { text } = await explained(command('order inStorage order.discarded --language zh'));
    expect(text).toMatch(/须先由另一人提出：.*[\u4e00-\u9fff]/);
  });

  it('explain says where an undeclared event would be declared', async () => {
    expect((await explained(command('order signed order.packed'))).text).toMatch(/not declared in Signed\.\n.*Sorted/);
  });
});

/** Returns the names of the asked and the omitted questions in a file for a server. */
function namesIn(text: string): { asked: string[]; left: string[] } {
  const data = (name: string): unknown =>
    JSON.parse(new RegExp(`^const ${name} = (\\[[^]*?^\\]);`, 'm').exec(text)?.[1] ?? '');
  const places = data('PLACES') as { questions: { name: string; refused: unknown[] }[] }[];
  const left = data('LEFT') as [string, string[]][];
  for (const { name, refused } of places.flatMap(({ questions }) => questions))
    expect({ name, isAllowed: refused.length === 0 }).toEqual({ name, isAllowed: name.startsWith('allows ') });
  for (const [why] of left) expect(why).toMatch(/\w{3}/);
  return {
    asked: places.flatMap(({ questions }) => questions.map(({ name }) => name)),
    left: left.flatMap(([, names]) => names),
  };
}

describe('paths', () => {
  it('the model paths need fixtures, and say where', async () => {
    const teleporter = { ...order, id: 'teleporter' };
    await expect(fixturesFor(teleporter)).rejects.toThrow('tests/machines/teleporter/fixtures/index.ts');
  });

  it('the model paths are written as tests for vitest', async () => {
    const { text } = await paths(command('problemItem --coverage states --format vitest'));
    expect(text).toBe(vitestFile('problemItem', 'states', collect(await fixturesFor(problemItem), 'states')));
  });

  it.each([
    'order --coverage states --format playwright --effort 300',
    'refund --coverage guards --format playwright --effort 300',
    'problemItem --coverage refusals --format playwright --effort 300',
    // In a branch of its own, which is registered with its people.
    'inventoryTask --coverage states --format playwright --effort 300',
  ])('the model paths are tests that Playwright understands, for a server: %s', async (line) => {
    const { text } = await paths(command(line));
    expect(text).toContain('process.env.BASE_URL');
    expect(understood(text)).toMatchObject({ status: 0, stderr: '' });
  });

  it('the model paths say what an effort is', async () => {
    await expect(paths(command('order --format playwright --effort some'))).rejects.toThrow('--effort');
  });

  it.each([
    { aggregateType: problemItem, effort: 1000 },
    { aggregateType: order, effort: 300 },
  ])(
    'the model paths ask a server about each empty cell that the law of $aggregateType.id knows, or say why not',
    async ({ aggregateType, effort }) => {
      const { text } = await paths(
        command(`${aggregateType.id} --coverage refusals --format playwright --effort ${effort}`),
      );
      const { asked, left } = namesIn(text);
      const approvedMachine = readApprovedMachine(new URL('machine.approved.json', folderOf(aggregateType.id)));
      const cells = Object.keys(approvedMachine.events).flatMap((type) =>
        Object.entries(approvedMachine.states)
          .filter(
            ([state, { region }]) =>
              regionsKnowing(approvedMachine, type).includes(region) && !approvedMachine.transitions[state]?.[type],
          )
          .map(([state]) => `refuses ${type} in ${state}`),
      );
      expect([...asked, ...left].toSorted()).toEqual(cells.toSorted());
      expect(asked.length).toBeGreaterThan(cells.length / 10);
    },
  );

  it('the model paths ask a server about each rule that the law of a refund knows, kept and broken, or say why not', async () => {
    const { text } = await paths(command('refund --coverage guards --format playwright --effort 2000'));
    const { asked, left } = namesIn(text);
    const all = [...asked, ...left];
    for (const [state, transitions] of Object.entries(
      readApprovedMachine(new URL('machine.approved.json', folderOf('refund'))).transitions,
    ))
      for (const [type, { rules }] of Object.entries(transitions)) {
        expect(all).toContain(`allows ${type} in ${state}: as planned`);
        for (const rule of rules)
          expect({
            rule,
            names: all.filter((name) => name.startsWith(`refuses ${type} in ${state}: ${rule}`)),
          }).toEqual({ rule, names: expect.arrayContaining([expect.any(String)]) });
      }
    expect(asked).toEqual(
      expect.arrayContaining([
        'refuses refund.confirmed in applying: without the permission',
        'refuses refund.confirmed in applying: of other branches',
        'refuses refund.confirmed in applying: anotherPersonAsked, the same person',
        'allows refund.requested in absent: withinPaid, amount at its most',
        'refuses refund.requested in absent: withinPaid, amount one beyond its most',
      ]),
    );
  });

  it('the model paths ask a server to refuse to anybody what only the server does itself', async () => {
    const { text } = await paths(command('problemItem --coverage guards --format playwright --effort 300'));
    expect(namesIn(text).asked).toContain('refuses problemItem.opened in absent: to anybody but the server');
    expect(text).toContain('"type":"problemItem.opened","data":{},"refused":[{"code":"role","rule":"may"}]');
  });

  it('the model paths of a server say for each transition how it is taken there, or why not', async () => {
    const { scripts, found } = await scriptsOf(problemItem, 'transitions', 1000);
    expect(scripts.map(({ name }) => name)).toEqual(
      transitionsOfAll(problemItem).map(({ from, event }) => `takes ${from} ${event}`),
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

  it('the model paths of a server name the obstacle: the clock, the server itself, a rule', async () => {
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
