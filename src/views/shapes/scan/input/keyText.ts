/** A key going down, as far as telling a scanner from a hand needs it. Times in milliseconds of the event's own clock. */
export interface KeyPress {
  /** Text of the key by layout or input method: `a`, `က`, `Process`. */
  readonly key: string;
  /** Physical key in any layout: `KeyA`; empty where the device does not report it. */
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

/** Text of the keys besides letters and digits on a scanner's layout: plain, with Shift. */
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

/** Text of a key on a US keyboard, the default of scanners; null for a key without text. */
export function physicalText({ code, shift }: KeyPress): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shift ? letter : letter.toLowerCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shift ? (OVER_DIGITS[Number(digit)] ?? null) : digit;
  const onPad = /^Numpad(\d)$/.exec(code)?.[1];
  if (onPad !== undefined) return onPad;
  return SIGNS[code]?.[shift ? 1 : 0] ?? null;
}

/** Text of a key by the layout; null for anything but a single character, as during composition. */
export const layoutText = ({ key }: KeyPress): string | null => (/^.$/su.test(key) ? key : null);
