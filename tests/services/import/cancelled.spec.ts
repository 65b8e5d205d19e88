import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { importingMachine } from '#machines/importing/index.ts';

const counts = { total: 2, judged: 0, bad: 0, good: 2, already: 0, created: 0, refused: 0, skipped: 0 };

/** An import that forgets its rows, in a state that these events lead to. */
function importing(
  ...types: ('file.chosen' | 'read.finished' | 'connection.lost' | 'judging.finished' | 'write.asked')[]
) {
  const forgotten: true[] = [];
  const actor = createActor(importingMachine.provide({ actions: { forgetFile: () => void forgotten.push(true) } }));
  actor.start();
  const file = new File([], 'orders.xlsx');
  for (const type of types)
    actor.send(type === 'file.chosen' ? { type, file } : type === 'read.finished' ? { type, counts } : { type });
  return { actor, forgotten };
}

test.each([
  ['the file is read', ['file.chosen']],
  ['rows are checked', ['file.chosen', 'read.finished']],
  ['the check waits for the line', ['file.chosen', 'read.finished', 'connection.lost']],
] as const)('while %s it is cancelled: nothing is kept of the file', (_, events) => {
  const { actor, forgotten } = importing(...events);
  actor.send({ type: 'cancel.asked' });
  expect(actor.getSnapshot().value).toBe('choosing');
  expect(actor.getSnapshot().context).toMatchObject({ fileName: '', counts: { total: 0 } });
  expect(forgotten).toHaveLength(1);
});

test('while rows are written it stops with the result of those that are', () => {
  const { actor, forgotten } = importing('file.chosen', 'read.finished', 'judging.finished', 'write.asked');
  actor.send({ type: 'cancel.asked' });
  expect(actor.getSnapshot().value).toBe('done');
  expect(forgotten).toEqual([]);
});
