import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actOf } from '#views/shell/shortcuts.ts';

interface Drawn {
  readonly isShown: boolean;
  readonly click: () => void;
}

const tabs = {} as Parameters<typeof actOf>[1];
const acts = { help: () => {}, palette: () => {} };
const pressed = (key: string, modifiers: Partial<KeyboardEvent>): KeyboardEvent =>
  ({
    key,
    code: `Key${key.toUpperCase()}`,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...modifiers,
  }) as never;

let buttons: Drawn[];
let isCovered: boolean;

beforeEach(() => {
  buttons = [];
  isCovered = false;
  vi.stubGlobal('document', {
    getElementById: () => ({ closest: () => (isCovered ? {} : null) }),
    querySelectorAll: (selector: string) =>
      selector === '#content [data-prints]'
        ? buttons.map(({ isShown, click }) => ({ checkVisibility: () => isShown, click }))
        : [],
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([{ ctrlKey: true }, { metaKey: true }])('the print key %o presses the print of the list shown', (held) => {
  const hidden = vi.fn<() => void>();
  const shown = vi.fn<() => void>();
  buttons = [
    { isShown: false, click: hidden },
    { isShown: true, click: shown },
  ];
  actOf(pressed('p', held), tabs, acts)?.();
  expect(shown).toHaveBeenCalledOnce();
  expect(hidden).not.toHaveBeenCalled();
});

test('the print of the browser goes on where no list is shown, and over a dialog', () => {
  expect(actOf(pressed('p', { ctrlKey: true }), tabs, acts)).toBeNull();
  buttons = [{ isShown: false, click: () => {} }];
  expect(actOf(pressed('p', { ctrlKey: true }), tabs, acts)).toBeNull();
  buttons = [{ isShown: true, click: () => {} }];
  isCovered = true;
  expect(actOf(pressed('p', { ctrlKey: true }), tabs, acts)).toBeNull();
});
