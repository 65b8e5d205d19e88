/** A key going down, as far as telling a scanner from a hand needs it. Times in milliseconds of the event's own clock. */
export interface KeyPress {
  /** What the layout or the input method made of it: `a`, `က`, `Process`. */
  readonly key: string;
  /** Which key it was, whatever the layout: `KeyA`; empty where the device does not say. */
  readonly code: string;
  readonly at: number;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** Sent again because the key is held: a scanner never holds one. */
  readonly repeat: boolean;
}

/** FNC1 within a GS1 code, as scanners send it: the group separator. */
export const GROUP_SEPARATOR = '\u001d';

/** What the keys that are neither letters nor digits write on the layout that scanners are made for: plain, with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadMultiply: '**',
  NumpadDivide: '//',
  NumpadDecimal: '..',
};

const OVER_DIGITS = ')!@#$%^&*(';

/** What a key writes on a US keyboard, which scanners play unless told otherwise; null for a key that writes nothing. */
export function physicalText({ code, shift }: KeyPress): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shift ? letter : letter.toLowerCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shift ? (OVER_DIGITS[Number(digit)] ?? null) : digit;
  const onPad = /^Numpad(\d)$/.exec(code)?.[1];
  if (onPad !== undefined) return onPad;
  return SIGNS[code]?.[shift ? 1 : 0] ?? null;
}

/** What the layout made of a key; null where it is no single character, as while an input method composes. */
export const layoutText = ({ key }: KeyPress): string | null => (/^.$/su.test(key) ? key : null);
