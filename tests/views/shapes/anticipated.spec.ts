import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonSentence } from '#i18n/say.ts';
import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { eventsAfter } from '#views/shapes/detail/anticipated.ts';
import { clerkOf } from '../../machines/scanning/parcels.ts';
import { asking } from '../../machines/scanning/asking.ts';
import { lookups } from '../../machines/inventoryTask/fixtures/index.ts';

const AT = '2026-11-29T03:30:00.000Z';
const { taken } = asking(inventoryTask, clerkOf(inventoryTask.eventTypes), lookups);
const planned = taken(notCreated(inventoryTask, 'INV1'), 'planned', { branch: 'YGN' }).aggregate;
const started = taken(planned, 'started', {}, { stock: [] }).aggregate;

const said = (refusal: { readonly code: 'notDeclared' | 'scope'; readonly rule: string | null }) => {
  const refusals = [{ ...refusal, values: { state: 'notStarted' }, field: null }];
  const [event] = eventsAfter(
    inventoryTask,
    started,
    [{ type: 'inventoryTask.ended', allowed: false, refusals }],
    'me',
    AT,
  );
  return event;
};

test('what the state before refused waits, once a kept step leads to where it is possible', async () => {
  const event = said({ code: 'notDeclared', rule: null });
  expect(event?.allowed).toBe(false);
  const [refusal] = event?.refusals ?? [];
  if (!refusal) throw new Error('It is allowed without an answer');
  expect(reasonSentence(refusal, inventoryTask.id, await loadWords('en'))).toBe(
    'A step kept on this device waits for the line; this one is judged once it is sent',
  );
});

test('another reason of the server stays', () => {
  expect(said({ code: 'scope', rule: 'inventoryTask.worksInTheBranch' })?.refusals).toMatchObject([
    { code: 'scope', rule: 'inventoryTask.worksInTheBranch' },
  ]);
});
