import { useEffect, useRef } from 'react';
import { fieldNow, isDialogOpen, writeHere, type HeldField } from './heldField.ts';
import { layoutText, physicalText, type KeyPress } from './keyText.ts';
import { isReadable } from './reading.ts';
import { hear, hush, silent, SILENCE_MS, type Heard, type Rhythm } from './rhythm.ts';
import { endedBy, spelled, type Spelling } from './spelling.ts';

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  at: event.timeStamp,
  shift: event.shiftKey,
  ctrl: event.ctrlKey,
  alt: event.altKey,
  meta: event.metaKey,
  repeat: event.repeat,
});

/** Returns true if the key belongs to an input method, which writes its composition anyway. */
const isComposed = (event: KeyboardEvent): boolean => event.isComposing || event.key === 'Process';

const keepBack = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Delay of the clock that shows a busy page. */
const LATE_MS = 40;

/** Text of a layout that a scanner sends as keys of a US keyboard, such as Burmese. */
const FOREIGN = /[^\u0000-\u007f]/; // oxlint-disable-line no-control-regex -- the range begins with them

/** One key of a burst, and the field that had the focus before it. */
interface Stroke {
  readonly press: KeyPress;
  readonly field: HeldField | null;
  readonly composed: boolean;
  /** The page never received it. */
  readonly kept: boolean;
}

/** The whole of what was read: a slow scanner's last keys alone may be fast enough to be taken for all of it. */
const wholeOf = (text: string, spelling: string | null): string =>
  spelling !== null && !isReadable(text) && (isReadable(spelling) || spelling.endsWith(text)) ? spelling : text;

const textOf = ({ press }: Stroke): string => layoutText(press) ?? physicalText(press) ?? '';

/**
 * Listens for a scanner at the whole window, before anything on the page hears a key: focus, layout and input method do
 * not matter. Removes the characters that the first keys of a burst wrote into a field. Later keys and the end key
 * never reach it. While a dialog is open, a burst belongs whole to the dialog's field that has the focus, and to
 * nothing where none has. While no field has the focus, a code is taken at any speed. Returns how to stop.
 */
export function listenForScans(onScan: (text: string) => void): () => void {
  let rhythm: Rhythm = silent;
  let strokes: Stroke[] = [];
  let isHolding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spelling: Spelling | null = null;

  const settle = ({ rhythm: left, sense }: Heard, ended: string | null = null): void => {
    const all = strokes;
    clearTimeout(timer);
    isHolding = false;
    rhythm = left;
    strokes = left.cut === null ? [] : all.map((stroke) => ({ ...stroke, kept: false }));
    if (sense.kind !== 'scan') {
      const kept = all.filter((stroke) => stroke.kept);
      if (kept.length > 0) writeHere(kept.map(textOf).join(''));
      return;
    }
    spelling = null;
    const own = all.filter(({ press }) => press.at >= sense.began);
    const field = own[0]?.field ?? null;
    const isComposing = own.some(({ composed }) => composed);
    if (isDialogOpen()) {
      const isWritten = !isComposing && !sense.texts.some((text) => FOREIGN.test(text));
      if (isWritten || field === null) return;
      field.endComposition();
      field.takeBack();
      return writeHere(sense.texts[0] ?? '');
    }
    if (isComposing) field?.endComposition();
    field?.takeBack();
    onScan(wholeOf(sense.texts[0] ?? '', ended));
  };
  const settleInSilence = (): void => settle(hush(rhythm, isReadable));
  /** A page that was busy may hear the clock before keys that came meanwhile: then they are let in first. */
  const awaitSilence = (milliseconds: number): void => {
    clearTimeout(timer);
    const due = performance.now() + milliseconds;
    timer = setTimeout(
      () => (performance.now() > due + LATE_MS ? awaitSilence(LATE_MS) : settleInSilence()),
      milliseconds,
    );
  };

  /** Follows the keys beside every field; returns the text that this one ends. */
  const spell = (press: KeyPress): string | null => {
    const isBeside = !isDialogOpen() && fieldNow() === null;
    const before = isBeside ? spelling : null;
    const isTab = press.key === 'Tab';
    const isEnd = isTab || press.key === 'Enter';
    spelling = isBeside && !isEnd ? spelled(before, press) : null;
    const ended = isEnd ? endedBy(before, press.at, isReadable) : null;
    // Tab is a way to move: only what can be read is taken for a scan.
    return ended !== null && isTab && !isReadable(ended) ? null : ended;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    const press = pressOf(event);
    const ended = spell(press);
    if (rhythm.slow !== null && press.at - rhythm.slow.last > SILENCE_MS) settleInSilence();
    const result = hear(rhythm, press, isReadable);
    const { rhythm: next, sense } = result;
    if (sense.kind === 'secondEnd') return keepBack(event);
    const belongsToField = isDialogOpen() && fieldNow() !== null;
    if (sense.kind === 'scan') {
      if (!belongsToField || isComposed(event)) keepBack(event);
      return settle(result, ended);
    }
    if (ended !== null) {
      settle(result);
      rhythm = { ...silent, ended: press.at };
      keepBack(event);
      return onScan(ended);
    }
    if (next.slow === null) return settle(result);
    isHolding ||= sense.kind === 'suspected' && !belongsToField;
    const isBeat = next !== rhythm;
    rhythm = next;
    if (!isBeat) return undefined;
    const stroke: Stroke = { press, field: fieldNow(), composed: isComposed(event), kept: isHolding };
    strokes.push(stroke);
    if (isHolding) {
      keepBack(event);
      if (stroke.composed) strokes[0]?.field?.endComposition();
    }
    awaitSilence(SILENCE_MS);
    return undefined;
  };
  const onWriting = (event: Event): void => {
    if (isHolding) keepBack(event);
  };

  const onTheWay = { capture: true } as const;
  window.addEventListener('keydown', onKeyDown, onTheWay);
  window.addEventListener('keypress', onWriting, onTheWay);
  window.addEventListener('beforeinput', onWriting, onTheWay);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown, onTheWay);
    window.removeEventListener('keypress', onWriting, onTheWay);
    window.removeEventListener('beforeinput', onWriting, onTheWay);
  };
}

/** Receives scans while the screen is shown. */
export function useScanner(isOn: boolean, onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  }, [onScan]);
  useEffect(() => (isOn ? listenForScans((text) => latest.current(text)) : undefined), [isOn]);
}
