import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent as Paste, ComponentType, KeyboardEvent as Key, ReactNode, SyntheticEvent } from 'react';
import { pressEnd } from './pressEnd.ts';
import { contents } from './standIn.css.ts';
import { whenIdle } from './whenIdle.ts';

/** Input to a placeholder before its part has loaded: the element, typed and pasted text, and a press. */
interface Touch {
  place: string | null;
  typed: string | null;
  pasted: string | null;
  pressed: boolean;
  /** Enter in an input. */
  entered: boolean;
}

/** Marks the same place in a look and in its part; a part with one control needs none. */
export const placed = (name: string): { 'data-place': string } => ({ 'data-place': name });

const stopIn = (frame: HTMLElement, place: string | null): HTMLElement | undefined => {
  const within = place === null ? frame : frame.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return [...(within?.querySelectorAll<HTMLElement>('button, input, [tabindex]') ?? [])].find(
    ({ tabIndex }) => tabIndex >= 0,
  );
};

/** Sets a value as typed: React notices it only through the element's own setter. */
const type = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Pastes text: the part may handle it in its own manner. */
const paste = (input: HTMLInputElement, text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (input.dispatchEvent(event)) type(input, `${input.value}${text}`);
};

/** Goes on where somebody was: the focus, the text, the press. */
const goOn = (frame: HTMLElement, { place, typed, pasted, pressed, entered }: Touch): void => {
  const stop = stopIn(frame, place);
  stop?.focus();
  if (stop instanceof HTMLInputElement && typed !== null && typed !== stop.value) type(stop, typed);
  if (stop instanceof HTMLInputElement && pasted !== null) paste(stop, pasted);
  if (stop instanceof HTMLButtonElement && pressed) stop.click();
  const enter = (): unknown =>
    stop?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  // What was typed is drawn by then.
  if (stop instanceof HTMLInputElement && entered) setTimeout(enter);
};

/**
 * Shows a placeholder until the part's code has loaded: when idle, or at once when touched. Input to the placeholder
 * is repeated on the part.
 */
export function standIn<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Look: ComponentType<Props>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  return function StandIn(props: Props): ReactNode {
    const [Part, setPart] = useState(() => part);
    const frame = useRef<HTMLSpanElement>(null);
    const touch = useRef<Touch | null>(null);
    const press = useRef<Promise<void> | null>(null);
    const bring = useCallback(async (): Promise<void> => {
      part ??= (await load()).default;
      // A control that is replaced while pressed loses its click.
      await press.current;
      setPart(() => part);
    }, []);
    useEffect(() => {
      // As it was drawn: another one of the kind may have brought it since.
      if (Part === null) whenIdle(bring);
    }, [bring, Part]);
    useLayoutEffect(() => {
      if (Part && frame.current && touch.current) goOn(frame.current, touch.current);
      touch.current = null;
    }, [Part]);
    const note = ({ target, type: kind }: SyntheticEvent): void => {
      if (Part || !(target instanceof HTMLElement)) return;
      touch.current = {
        place: target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null,
        typed: target instanceof HTMLInputElement ? target.value : null,
        pasted: touch.current?.pasted ?? null,
        pressed: kind === 'click' || touch.current?.pressed === true,
        entered: touch.current?.entered === true,
      };
      // Where it cannot come now, it is asked for again at the next touch.
      bring().catch(() => {});
    };
    const noteKey = (event: Key): void => {
      if (Part || event.key !== 'Enter') return;
      note(event);
      if (touch.current) touch.current.entered = true;
    };
    const notePaste = (event: Paste): void => {
      if (Part) return;
      note(event);
      // An input would glue the pasted lines together.
      event.preventDefault();
      if (touch.current) touch.current.pasted = event.clipboardData.getData('text');
    };
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears what happens to the controls within
      <span
        ref={frame}
        className={contents}
        onPointerDown={() => {
          press.current = pressEnd();
        }}
        onFocus={note}
        onInput={note}
        onClick={note}
        onKeyDown={noteKey}
        onPaste={notePaste}
      >
        {Part ? <Part {...props} /> : <Look {...props} />}
      </span>
    );
  };
}
