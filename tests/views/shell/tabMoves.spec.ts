import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { tabsMachine } from '#machines/tabs/index.ts';
import { createLeaving, type Leaving } from '#views/shell/leaveRegister.ts';
import { tabMoves, type TabMoves } from '#views/shell/tabMoves.ts';

let actor: ActorRefFrom<typeof tabsMachine>;
let history: RouterHistory;
let leaving: Leaving;
let moves: TabMoves;
/** Tabs that were asked about, in order. */
let asked: string[];
/** Answers to give, in order; none is left unanswered. */
let answers: boolean[];

const open = (): string[] => actor.getSnapshot().context.tabs.map(({ key }) => key);

/** Lets the answers be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  actor = createActor(tabsMachine).start();
  for (const key of ['/home', '/list', '/pickup', '/transport'])
    actor.send({
      type: 'tab.visited',
      tab: { key, path: key, title: key, affix: key === '/home', noCache: false },
    });
  history = createMemoryHistory({ initialEntries: ['/transport'] });
  leaving = createLeaving(() => {});
  for (const key of ['/pickup', '/transport']) leaving.hold(key, `The scans of ${key} would be lost`);
  asked = [];
  answers = [];
  leaving.subscribe(() => {
    const question = leaving.asked();
    if (!question) return;
    asked.push(question.key);
    question.answer(answers.shift() ?? false);
  });
  moves = tabMoves(actor, history, leaving);
});

test('closing all asks about each tab that holds work, and one refusal keeps all open', async () => {
  answers = [true, false];
  moves.closeAll();
  await settled();
  expect(asked).toEqual(['/pickup', '/transport']);
  expect(open()).toEqual(['/home', '/list', '/pickup', '/transport']);
  expect(history.location.href).toBe('/transport');

  answers = [true, true];
  moves.closeAll();
  await settled();
  expect(asked).toEqual(['/pickup', '/transport', '/pickup', '/transport']);
  expect(open()).toEqual(['/home']);
  expect(history.location.href).toBe('/home');
});

test('closing the others asks about those in the background, not about the one that stays', async () => {
  answers = [true];
  moves.closeOthers('/transport');
  await settled();
  expect(asked).toEqual(['/pickup']);
  expect(open()).toEqual(['/home', '/transport']);
});

test('a tab that holds nothing closes and is refreshed unasked; one that holds work asks before both', async () => {
  moves.close('/list');
  expect(open()).toEqual(['/home', '/pickup', '/transport']);
  expect(asked).toEqual([]);
  moves.refresh('/pickup');
  await settled();
  moves.close('/transport');
  await settled();
  expect(asked).toEqual(['/pickup', '/transport']);
  expect(open()).toEqual(['/home', '/pickup', '/transport']);
});

test('a pinned tab stays', () => {
  moves.close('/home');
  expect(open()).toContain('/home');
});
