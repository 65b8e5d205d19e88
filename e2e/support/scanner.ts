import { setTimeout as pause } from 'node:timers/promises';
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { SILENCE_MS } from '#views/shapes/scan/input/rhythm.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Chrome DevTools session of a page: its keys follow each other without waiting for an answer. */
const protocolOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

const codeOf = (character: string): string => {
  if (/\d/.test(character)) return `Digit${character}`;
  return character === '-' ? 'Minus' : `Key${character.toUpperCase()}`;
};

const END = { Enter: { code: 'Enter', number: 13, text: '\r' }, Tab: { code: 'Tab', number: 9, text: '' } } as const;

/** Milliseconds between two keys by their own timestamps, independent of the computer's load. */
const RHYTHM_MS = 8;

interface Clock {
  /** Returns the time of the nth key, in seconds of the epoch. */
  readonly timeOf: (index: number) => number;
  /** Waits until the timestamps of this many keys have passed, so that no other key comes earlier than a scan. */
  readonly passed: (keys: number) => Promise<void>;
}

const startClock = (): Clock => {
  const begin = Date.now();
  return {
    timeOf: (index) => (begin + index * RHYTHM_MS) / 1000,
    passed: (keys) => pause(Math.max(0, begin + keys * RHYTHM_MS + SILENCE_MS - Date.now())),
  };
};

/** Simulates a cable scanner: presses and releases the keys of a code in turn, then its end key. */
export const scanCode = (page: Page, code: string, end: keyof typeof END | null = 'Enter'): Promise<void> =>
  scanRow(page, [code], end);

/** Simulates a scanner that empties its memory: the keys of several codes, each with its end key, without a pause. */
export async function scanRow(
  page: Page,
  codes: readonly string[],
  end: keyof typeof END | null = 'Enter',
): Promise<void> {
  const cdp = await protocolOf(page);
  const all = codes.flatMap((code) => [
    ...Array.from(code, (character) => ({
      key: character,
      code: codeOf(character),
      number: character.toUpperCase().charCodeAt(0),
      text: character,
    })),
    ...(end === null ? [] : [{ key: end, ...END[end] }]),
  ]);
  const { timeOf, passed } = startClock();
  await Promise.all(
    all.flatMap(({ number: windowsVirtualKeyCode, text, ...named }, index) => {
      const key = { ...named, windowsVirtualKeyCode, timestamp: timeOf(index) };
      return [
        cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, ...(text && { text }) }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
      ];
    }),
  );
  await passed(all.length);
}

/** Simulates a scanner during an active input method: the composed text stays in the field meanwhile. */
export async function scanThroughInputMethod(page: Page, code: string): Promise<void> {
  const cdp = await protocolOf(page);
  const own = { key: 'Process', windowsVirtualKeyCode: 229 };
  const { timeOf, passed } = startClock();
  const press = (physical: string, index: number) => [
    cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...own, code: physical, timestamp: timeOf(index) }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...own, code: physical, timestamp: timeOf(index) }),
  ];
  const sent = Array.from(code).flatMap((character, index) => {
    const composed = code.slice(0, index + 1).toLowerCase();
    const caret = { selectionStart: composed.length, selectionEnd: composed.length };
    return [...press(codeOf(character), index), cdp.send('Input.imeSetComposition', { text: composed, ...caret })];
  });
  await Promise.all([...sent, ...press('Enter', code.length)]);
  await passed(code.length + 1);
}

/** Large verdict of the last scan. */
export const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' });

/** Direction of the last scanned thing. */
export const direction = (page: Page): Locator => page.locator('[data-direction]');

/** List of the last scans. */
export const log = (page: Page): Locator => page.getByRole('grid', { name: 'Last scans' });

/** Returns the number of the shown record. */
export const idOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

/** Opens a session of the person's own branch or continues an open one; returns its number. */
export const openSession = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  const open = page.getByRole('grid', { name: 'Open, to go on with' });
  await expect(open).toHaveAttribute('aria-busy', 'false');
  const own = open.getByRole('link').first();
  if (await own.isVisible()) await own.click();
  else {
    await page.getByRole('button', { name: 'Open a session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open a session' }).click();
  }
  await expect(verdict(page)).toContainText('Ready to scan');
  return idOf(page);
};
