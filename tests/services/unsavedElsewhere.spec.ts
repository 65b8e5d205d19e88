import { afterEach, expect, test } from 'vitest';
import { tellUnsaved } from '#services/unsavedElsewhere.ts';
import { createLeaving } from '#views/shell/leaveRegister.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

/** Opens a tab with its own register of unsaved work. */
const openTab = () => {
  const leaving = createLeaving(() => {});
  const unsaved = tellUnsaved(leaving.losses);
  opened.push(unsaved);
  return { hold: leaving.hold, ask: unsaved.ask };
};

test('other tabs name what they would lose, each for itself; one without anything says nothing', async () => {
  const [mine, form, scans] = [openTab(), openTab(), openTab()];
  openTab();
  mine.hold('/own', 'Own order');
  form.hold('/a', 'New order');
  form.hold('/b', 'New work order');
  scans.hold('/scan', '3 scans');
  const heard: string[] = [];
  mine.ask((losses) => heard.push(losses.join(' and ')));
  await expect.poll(() => heard.toSorted()).toEqual(['3 scans', 'New order and New work order']);
});

test('what was saved meanwhile is not named, and a question that is over hears nothing', async () => {
  const [mine, form, other] = [openTab(), openTab(), openTab()];
  const save = form.hold('/a', 'New order');
  other.hold('/b', 'New work order');
  save();
  const [over, heard]: [string[], string[]] = [[], []];
  mine.ask((losses) => over.push(...losses))();
  mine.ask((losses) => heard.push(...losses));
  await expect.poll(() => heard).toEqual(['New work order']);
  expect(over).toEqual([]);
});

test('nonsense on the channel is no question and no answer', async () => {
  const [mine, form] = [openTab(), openTab()];
  form.hold('/a', 'New order');
  const noise = new BroadcastChannel('unsaved');
  opened.push(noise);
  for (const message of [null, 7, { type: 'asked' }, { type: 'unsaved', question: 'another', losses: ['Not mine'] }])
    noise.postMessage(message);
  const heard: string[] = [];
  mine.ask((losses) => heard.push(...losses));
  await expect.poll(() => heard).toEqual(['New order']);
});
