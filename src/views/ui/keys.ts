/** Scope of a key: the whole console, its tabs, a list, the command palette. */
export const KEY_GROUPS = ['everywhere', 'tabs', 'list', 'palette'] as const;
type KeyGroup = (typeof KEY_GROUPS)[number];

interface Key {
  readonly group: KeyGroup;
  /** Each of these does it. `Mod` is Ctrl, or Command where the machine has that; a letter is a place on the keyboard with Alt. */
  readonly keys: readonly string[];
}

/** Every key of the console. Handlers and help read the same line. */
export const KEYS = {
  palette: { group: 'everywhere', keys: ['Mod+K'] },
  search: { group: 'everywhere', keys: ['/'] },
  print: { group: 'everywhere', keys: ['Mod+P'] },
  help: { group: 'everywhere', keys: ['?'] },
  lock: { group: 'everywhere', keys: ['Alt+L'] },
  next: { group: 'tabs', keys: ['Alt+PageDown'] },
  previous: { group: 'tabs', keys: ['Alt+PageUp'] },
  refresh: { group: 'tabs', keys: ['Alt+R'] },
  close: { group: 'tabs', keys: ['Alt+W'] },
  tabMenu: { group: 'tabs', keys: ['Shift+F10', 'ContextMenu'] },
  tabClose: { group: 'tabs', keys: ['Delete'] },
  listMove: { group: 'list', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  listEdge: { group: 'list', keys: ['Mod+ArrowUp', 'Mod+ArrowDown', 'Mod+ArrowLeft', 'Mod+ArrowRight'] },
  listPage: { group: 'list', keys: ['PageUp', 'PageDown'] },
  listRow: { group: 'list', keys: ['Home', 'End'] },
  listCorner: { group: 'list', keys: ['Mod+Home', 'Mod+End'] },
  listOpen: { group: 'list', keys: ['Enter'] },
  listSelect: { group: 'list', keys: ['Space'] },
  listExtend: { group: 'list', keys: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+Space'] },
  listSelectPage: { group: 'list', keys: ['Mod+A'] },
  listNarrower: { group: 'list', keys: ['Shift+ArrowLeft'] },
  listWider: { group: 'list', keys: ['Shift+ArrowRight'] },
  palettePrevious: { group: 'palette', keys: ['ArrowUp'] },
  paletteNext: { group: 'palette', keys: ['ArrowDown'] },
  palettePage: { group: 'palette', keys: ['PageUp', 'PageDown'] },
  paletteRun: { group: 'palette', keys: ['Enter'] },
} as const satisfies Readonly<Record<string, Key>>;

/** The name of a key's act. */
export type KeyName = keyof typeof KEYS;

/** All names, in the order of the table. */
export const KEY_NAMES = Object.keys(KEYS) as KeyName[];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const LETTER = /^[A-Z]$/;
/** A sign matches by itself, with the modifiers that this keyboard needs for it. */
const SIGN = /^[^A-Za-z0-9]$/;

const isMain = (main: string, hasAlt: boolean, { key, code }: Pressed): boolean => {
  if (main === 'Space') return key === ' ';
  // With Alt, some keyboards type another letter than the one on the key.
  if (LETTER.test(main)) return hasAlt ? code === `Key${main}` : key.toUpperCase() === main;
  return key === main;
};

const fits = (combination: string, event: Pressed): boolean => {
  const held = combination.split('+');
  const main = held.pop() ?? '';
  const has = (modifier: string): boolean => held.includes(modifier);
  return (
    isMain(main, has('Alt'), event) &&
    (event.ctrlKey || event.metaKey) === has('Mod') &&
    event.altKey === has('Alt') &&
    (SIGN.test(main) || event.shiftKey === has('Shift'))
  );
};

/** Returns true if an event is one of an act's keys. */
export const isPressed = (event: Pressed, name: KeyName): boolean =>
  KEYS[name].keys.some((combination) => fits(combination, event));

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ContextMenu: 'Menu',
};

/** The caps of a combination as they are printed on the keyboard at hand. */
export const capsOf = (combination: string, isApple: boolean): string[] =>
  combination.split('+').map((cap) => (cap === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (SHOWN[cap] ?? cap)));
