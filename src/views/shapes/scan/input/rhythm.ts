import { GROUP_SEPARATOR, layoutText, physicalText, type KeyPress } from './keyText.ts';

/** A scanner's keys follow each other faster than this, on average; nobody types 28 characters a second. Milliseconds. */
const FAST_MEAN_MS = 35;
/** One gap in such a burst. */
const FAST_GAP_MS = 60;
/** Radio scanners are slower: then only a code whose check digit is right is believed. */
const SLOW_MEAN_MS = 80;
/** So long without a key, and a burst is over. */
export const SILENCE_MS = 150;
/** A page or a link that stood still for a moment cuts a code in pieces: so long, and so often, it may. */
const BREAK_MS = 1_000;
const MOST_BREAKS = 2;
/** From so many fast keys on, what comes is kept from the page until it is known what it was. */
const SUSPICIOUS_KEYS = 5;
/** Fewest keys of something unreadable that is believed to be a scan: with an end key, and without. */
const LEAST_ENDED = 6;
const LEAST_UNENDED = 12;
/** The same of one that was cut in pieces: no hand types so many keys in so few bursts. */
const LEAST_CUT = 12;

/** Keys that came one after the other without a pause. */
interface Burst {
  /** Text of a US keyboard, and text of the layout. */
  readonly physical: string;
  readonly layout: string;
  /** Digits of a character sent by its number on the pad, while Alt is held. */
  readonly numbered: string;
  readonly keys: number;
  readonly first: number;
  readonly last: number;
  /** Gaps that were no longer fast: how many, and how long together. */
  readonly breaks: number;
  readonly broken: number;
  /** Those of them that were also longer than a pause of a radio link. */
  readonly pauses: number;
  readonly paused: number;
}

/** Keys so far: the fast burst, the longer one with pauses of a radio link, and the one that may have been cut. */
export interface Rhythm {
  readonly fast: Burst | null;
  readonly slow: Burst | null;
  readonly cut: Burst | null;
  /** Time of the end key of a scan after which nothing came; null after anything else. */
  readonly ended: number | null;
}

export const silent: Rhythm = { fast: null, slow: null, cut: null, ended: null };

/**
 * Result of a key, or of the silence after keys. `texts`: the readings of a scan, the likelier first; `secondEnd`: a
 * scanner sends two end keys.
 */
export type Sense =
  | { readonly kind: 'typing' }
  | { readonly kind: 'suspected' }
  | { readonly kind: 'secondEnd' }
  | { readonly kind: 'scan'; readonly texts: readonly string[]; readonly began: number };

export interface Heard {
  readonly rhythm: Rhythm;
  readonly sense: Sense;
}

/** Returns true if a text is one of our codes with a right check digit. */
export type IsReadable = (text: string) => boolean;

const typing: Sense = { kind: 'typing' };

const MODIFIERS = ['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Control', 'Meta', 'Alt', 'Fn'];

type Beat = { readonly physical: string; readonly layout: string } | { readonly digit: string };

/** Contribution of a key to a burst; null for none, `other` for a key that no scanner sends. */
function beatOf(press: KeyPress): Beat | 'other' | 'end' | null {
  if (press.repeat) return 'other';
  if (MODIFIERS.includes(press.key)) return null;
  if (press.key === 'Enter' || press.key === 'Tab' || /^(Enter|NumpadEnter|Tab)$/.test(press.code)) return 'end';
  const onPad = /^Numpad(\d)$/.exec(press.code)?.[1];
  if (press.alt && onPad !== undefined) return { digit: onPad };
  const isSeparator = press.key === 'F8' || (press.ctrl && press.code === 'BracketRight');
  if (isSeparator) return { physical: GROUP_SEPARATOR, layout: GROUP_SEPARATOR };
  if (press.ctrl || press.meta || press.alt) return 'other';
  const layout = layoutText(press);
  const physical = physicalText(press) ?? (press.code === '' ? layout : null);
  return physical === null ? 'other' : { physical, layout: layout ?? physical };
}

const numberedText = (digits: string): string => (digits === '' ? '' : String.fromCodePoint(Number(digits) % 0x80));

/** The burst with the character that was being sent by its number. */
const whole = (burst: Burst): Burst => {
  const text = numberedText(burst.numbered);
  return { ...burst, physical: burst.physical + text, layout: burst.layout + text, numbered: '' };
};

const nothing = { physical: '', layout: '', numbered: '', keys: 0, breaks: 0, broken: 0, pauses: 0, paused: 0 };

function extended(burst: Burst | null, beat: Beat, at: number, longestGap: number): Burst {
  const isOver = burst === null || at - burst.last > longestGap;
  const before: Burst = isOver ? { ...nothing, first: at, last: at } : burst;
  const gap = at - before.last;
  const isBreak = gap > FAST_GAP_MS;
  const isPause = gap > SILENCE_MS;
  const next = {
    ...before,
    keys: before.keys + 1,
    last: at,
    breaks: before.breaks + (isBreak ? 1 : 0),
    broken: before.broken + (isBreak ? gap : 0),
    pauses: before.pauses + (isPause ? 1 : 0),
    paused: before.paused + (isPause ? gap : 0),
  };
  if ('digit' in beat) return { ...next, numbered: before.numbered + beat.digit };
  const ready = whole(next);
  return { ...ready, physical: ready.physical + beat.physical, layout: ready.layout + beat.layout };
}

const meanGap = ({ keys, first, last }: Burst): number => (keys < 2 ? Infinity : (last - first) / (keys - 1));

const isFast = (burst: Burst): boolean => meanGap(burst) <= FAST_MEAN_MS;

const isSlow = (burst: Burst): boolean => meanGap(burst) <= SLOW_MEAN_MS;

/** Returns true if all of it is fast, except at the few cuts. */
const isFastInPieces = ({ keys, first, last, breaks, broken }: Burst): boolean =>
  breaks <= MOST_BREAKS && (last - first - broken) / Math.max(1, keys - 1 - breaks) <= FAST_MEAN_MS;

/** Returns true if all of it is as a radio link sends, except at the few cuts. */
const isSlowInPieces = ({ keys, first, last, pauses, paused }: Burst): boolean =>
  pauses <= MOST_BREAKS && (last - first - paused) / Math.max(1, keys - 1 - pauses) <= SLOW_MEAN_MS;

const isInPieces = (burst: Burst): boolean => isFastInPieces(burst) || isSlowInPieces(burst);

const isSuspicious = ({ fast }: Rhythm): boolean => fast !== null && fast.keys >= SUSPICIOUS_KEYS && isFast(fast);

/** The readings of a burst: what the keys are is believed before what a layout made of them, unless only that can be read. */
const readingsOf = (burst: Burst, isReadable: IsReadable): readonly string[] => {
  const { physical, layout } = whole(burst);
  const texts = physical === layout ? [physical] : [physical, layout];
  return texts.toSorted((one, other) => Number(isReadable(other)) - Number(isReadable(one)));
};

/**
 * Reads the keys so far at an end key or silence. A readable text takes precedence. A pause of a radio link cuts the
 * fast burst in two; typing just before a scan lengthens the slow one.
 */
function judge({ fast, slow, cut }: Rhythm, isReadable: IsReadable, least: number): Sense {
  const believable = [fast && isSlow(fast) && fast, slow && isSlow(slow) && slow, cut && isInPieces(cut) && cut];
  for (const burst of believable) {
    if (!burst) continue;
    const texts = readingsOf(burst, isReadable);
    if (isReadable(texts[0] ?? '')) return { kind: 'scan', texts, began: burst.first };
  }
  if (fast === null || !isFast(fast) || fast.keys < least) return typing;
  return { kind: 'scan', texts: readingsOf(fast, isReadable), began: fast.first };
}

/** Reads an ended burst; one that was cut in pieces and that nothing can read is a scan if it is long enough. */
function judgeEnded(rhythm: Rhythm, isReadable: IsReadable): Sense {
  const sense = judge(rhythm, isReadable, LEAST_ENDED);
  const { cut } = rhythm;
  const isRead = sense.kind === 'scan' && isReadable(sense.texts[0] ?? '');
  if (isRead || cut === null || cut.breaks === 0 || cut.keys < LEAST_CUT || !isFastInPieces(cut)) return sense;
  return { kind: 'scan', texts: readingsOf(cut, isReadable), began: cut.first };
}

/**
 * Processes one more key: pure, so that any rhythm can be tested. A scanner is recognised by rhythm alone, with any
 * focus, layout and input method; a hand is never taken for one.
 */
export function hear(rhythm: Rhythm, press: KeyPress, isReadable: IsReadable): Heard {
  const beat = beatOf(press);
  if (beat === null) {
    // Alt goes down once for each character sent by its number.
    const isNextNumber = press.key === 'Alt';
    const ready = ({ fast, slow, cut, ended }: Rhythm): Rhythm => ({
      ended,
      fast: fast && whole(fast),
      slow: slow && whole(slow),
      cut: cut && whole(cut),
    });
    return { rhythm: isNextNumber ? ready(rhythm) : rhythm, sense: typing };
  }
  if (beat === 'other') return { rhythm: silent, sense: typing };
  if (beat === 'end') {
    // With keys since the last end it ends those, however soon: a quick scanner sends a whole code in 30 ms.
    if (rhythm.slow === null && rhythm.ended !== null && press.at - rhythm.ended < SILENCE_MS)
      return { rhythm, sense: { kind: 'secondEnd' } };
    const since = (burst: Burst | null, most: number) => (burst && press.at - burst.last <= most ? burst : null);
    const advanced: Rhythm = {
      ended: null,
      fast: since(rhythm.fast, SILENCE_MS),
      slow: since(rhythm.slow, SILENCE_MS),
      cut: since(rhythm.cut, BREAK_MS),
    };
    const sense = judgeEnded(advanced, isReadable);
    return { rhythm: sense.kind === 'scan' ? { ...silent, ended: press.at } : silent, sense };
  }
  const next: Rhythm = {
    ended: null,
    fast: extended(rhythm.fast, beat, press.at, FAST_GAP_MS),
    slow: extended(rhythm.slow, beat, press.at, SILENCE_MS),
    cut: extended(rhythm.cut, beat, press.at, BREAK_MS),
  };
  return { rhythm: next, sense: isSuspicious(next) ? { kind: 'suspected' } : typing };
}

/** Reads the keys after a silence that ends a burst; a possible first piece of a code is remembered. */
export function hush(rhythm: Rhythm, isReadable: IsReadable): Heard {
  const sense = judge(rhythm, isReadable, LEAST_UNENDED);
  const cut = sense.kind === 'typing' && rhythm.cut && isInPieces(rhythm.cut) ? rhythm.cut : null;
  return { rhythm: { ...silent, cut }, sense };
}
