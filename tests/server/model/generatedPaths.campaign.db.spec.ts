import { describe, expect, it } from 'vitest';
import { agreesWithServer, asked, generated, run, servePaths } from './generated.ts';

/** Least number of an order's states that a small effort reaches. */
const LEAST_PATHS = 20;
/** Least number of questions about a refund that a small effort finds. */
const LEAST_QUESTIONS = 20;

describe('paths as tests for Playwright', () => {
  servePaths();

  agreesWithServer([
    { machine: 'userQuestion', effort: 300, expected: 2, skipped: 1 },
    // Concerns an order, which is created first.
    { machine: 'problemItem', effort: 3000, expected: 5, skipped: 0 },
  ]);

  it('Playwright tests of paths upload what proves an order, and find the people, shelves and stations that it names', async () => {
    const text = await generated('order --coverage states --format playwright --effort 900');
    const [, walked, left] = /^\/\/ (\d+) paths, and (\d+) that/m.exec(text) ?? [];
    expect(text).toContain('"files":{');
    expect(Number(walked)).toBeGreaterThan(LEAST_PATHS);
    expect(await run(text)).toMatchObject({ expected: Number(walked), unexpected: 0, skipped: Number(left) });
  });

  it('Playwright tests of paths ask what each state must refuse, on one aggregate driven there', async () => {
    const text = await generated('problemItem --coverage refusals --format playwright --effort 3000');
    // The test reads the asked aggregates afterwards: all but the one that does not exist yet.
    expect(asked(text)).toEqual({ questions: 15, lives: 4, left: 0 });
    expect(await run(text)).toMatchObject({ expected: 15 + 3, unexpected: 0, skipped: 0 });
  });

  it('Playwright tests lead paths of what keeps a branch to itself in a branch and with people of its own', async () => {
    const text = await generated('inventoryTask --coverage states --format playwright --effort 300');
    const [, walked, left] = /^\/\/ (\d+) paths, and (\d+) that/m.exec(text) ?? [];
    expect(text).toContain('reaches inProgress","steps":[{"by":"admin","machine":"branch"');
    expect(await run(text)).toMatchObject({ expected: Number(walked), unexpected: 0, skipped: Number(left) });
  });

  it('Playwright tests ask what each rule refuses and lets pass: others, other payloads, limits from both sides', async () => {
    const text = await generated('refund --coverage guards --format playwright --effort 2000');
    const { questions, left } = asked(text);
    expect(text).toContain('"refuses refund.requested in absent: withinPaid, amount one beyond its most"');
    expect(questions).toBeGreaterThan(LEAST_QUESTIONS);
    expect(await run(text)).toMatchObject({ unexpected: 0, skipped: left, flaky: 0 });
  });

  it('Playwright tests fail where a server refuses for another reason or wrongly, and where it allows what it must refuse', async () => {
    const text = await generated('userQuestion --coverage guards --format playwright --effort 300');
    const of =
      (name: string, one: string, other: string): ((all: string) => string) =>
      (all) => {
        const place = all.indexOf(`"name":"${name}`);
        expect({ name, isAsked: place > 0 }).toEqual({ name, isAsked: true });
        return all.slice(0, place) + all.slice(place).replace(one, other);
      };
    const otherwise = [
      of('refuses userQuestion.handled in pending: without the permission', '"rule":"may"', '"rule":"inScope"'),
      of(
        'refuses userQuestion.raised in absent: without the permission',
        '"refused":[{"code":"role","rule":"may"}]',
        '"refused":[]',
      ),
      of(
        'allows userQuestion.raised in absent: as planned',
        '"refused":[]',
        '"refused":[{"code":"role","rule":"may"}]',
      ),
    ].reduce((all, change) => change(all), text);
    expect(await run(otherwise)).toMatchObject({ unexpected: 3, skipped: asked(text).left });
  });

  it('Playwright tests of paths fail where the server leads elsewhere than the machine they were made of', async () => {
    const text = await generated('userQuestion --coverage transitions --format playwright --effort 300');
    expect(text).toContain('"handled"]');
    const stats = await run(text.replaceAll('"handled"]', '"pending"]'));
    expect(stats).toMatchObject({ expected: 1, unexpected: 1 });
  });
});
