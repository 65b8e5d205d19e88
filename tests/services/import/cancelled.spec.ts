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

const WRITING = ['file.chosen', 'read.finished', 'judging.finished', 'write.asked'] as const;
const written = { ...counts, good: 0, created: 2 };

test('an import that is stopped while rows are on their way stops only once what became of them is known', () => {
  const { actor, forgotten } = importing(...WRITING);
  actor.send({ type: 'cancel.asked' });
  expect(actor.getSnapshot().value).toEqual({ writing: 'stopping' });
  expect(actor.getSnapshot().can({ type: 'cancel.asked' })).toBe(false);
  actor.send({ type: 'rows.changed', counts: written });
  actor.send({ type: 'work.halted' });
  expect(actor.getSnapshot().value).toBe('done');
  expect(actor.getSnapshot().context.counts.created).toBe(2);
  expect(forgotten).toEqual([]);
});

test('an import goes on after a pause only once what was on its way is answered, so that nothing is sent twice', () => {
  const { actor } = importing(...WRITING);
  actor.send({ type: 'pause.asked' });
  expect(actor.getSnapshot().value).toEqual({ writing: 'pausing' });
  expect(actor.getSnapshot().can({ type: 'resume.asked' })).toBe(false);
  actor.send({ type: 'work.halted' });
  expect(actor.getSnapshot().value).toEqual({ writing: 'paused' });
  actor.send({ type: 'resume.asked' });
  expect(actor.getSnapshot().value).toEqual({ writing: 'working' });
});

test.each([
  ['the last rows are answered', { type: 'writing.finished' }],
  ['the line is lost', { type: 'connection.lost' }],
  ['the server takes no more', { type: 'work.failed', kind: 'forbidden', message: '' }],
] as const)('an import that is stopping is at its end once %s', (_, event) => {
  const { actor } = importing(...WRITING);
  actor.send({ type: 'cancel.asked' });
  actor.send(event);
  expect(actor.getSnapshot().value).toBe('done');
});

test.each([
  ['the line is lost', ['connection.lost']],
  ['it pauses', ['pause.asked', 'work.halted']],
] as const)('an import with nothing on its way, because %s, stops at once', (_, events) => {
  const { actor } = importing(...WRITING);
  for (const type of events) actor.send({ type });
  actor.send({ type: 'cancel.asked' });
  expect(actor.getSnapshot().value).toBe('done');
});
