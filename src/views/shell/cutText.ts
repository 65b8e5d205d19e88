import * as css from './cutText.css.ts';

/** Elements above the pointer that may cut off their text. */
const MOST_ABOVE = 4;
/** Attribute of an element whose title was given here. */
const GIVEN = 'data-cut';

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).textOverflow === 'ellipsis';

/** Returns an element and those above it, as far as a text may be cut off. */
function above(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = target instanceof HTMLElement ? target : null; element; element = element.parentElement) {
    if (found.push(element) === MOST_ABOVE) break;
  }
  return found;
}

/** Gives a text that is cut off its whole wording as title; takes the title away where it is no longer cut. */
function reveal({ target }: Event): void {
  for (const element of above(target)) {
    const cut = isCut(element);
    if (element.hasAttribute(GIVEN) && !cut) {
      element.removeAttribute('title');
      element.removeAttribute(GIVEN);
    }
    if (cut && (element.title === '' || element.hasAttribute(GIVEN))) {
      element.title = element.innerText;
      element.setAttribute(GIVEN, '');
      return;
    }
  }
}

/** Distance of the shown text from the edges of the window and from the cut one, in pixels. */
const GAP = 12;

let shown: HTMLElement | null = null;

function hide(): void {
  shown?.remove();
  shown = null;
}

function show(cut: HTMLElement): void {
  const whole = document.createElement('div');
  whole.className = css.whole;
  whole.setAttribute('role', 'status');
  whole.textContent = cut.innerText;
  document.body.append(whole);
  const { left, top, bottom } = cut.getBoundingClientRect();
  const { width, height } = whole.getBoundingClientRect();
  const below = bottom + GAP;
  whole.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  whole.style.top = `${below + height > innerHeight ? Math.max(GAP, top - height - GAP) : below}px`;
  shown = whole;
}

/**
 * Shows the whole of a text that a finger taps, since nothing hovers there. A link and a button do what they are for;
 * their text is shown by a long press.
 */
function tap(event: MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
  const cut = above(event.target).find(isCut);
  const isLong = event.type === 'contextmenu';
  if (!cut || (!isLong && cut.closest('a, button'))) return;
  if (isLong) event.preventDefault();
  show(cut);
}

/** Shows every text that is cut off whole: under the pointer, at the focus, and under a finger. */
export function revealCutTexts(): void {
  document.addEventListener('pointerover', reveal, { passive: true });
  document.addEventListener('focusin', reveal);
  document.addEventListener('pointerdown', hide, { passive: true });
  document.addEventListener('scroll', hide, { passive: true, capture: true });
  document.addEventListener('click', tap);
  document.addEventListener('contextmenu', tap);
}
