import type { Locator } from '@playwright/test';

/** Least width and height of a control on the phone, in pixels (WCAG 2.5.5). */
const FINGER = 44;

/**
 * Returns the controls within an element that are smaller than a finger. The label of a choice is pressed like the choice itself; a link
 * within a sentence keeps the height of its line, and a map is zoomed.
 */
export const smallTargets = (within: Locator): Promise<string[]> =>
  within.evaluateAll((roots, least) => {
    const CONTROLS =
      'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=menuitem], [role=menuitemradio], [role=option], [role=link], [role=group]:has(input, [role=spinbutton])';
    /** Distance by which an element may miss the measure: a border between two rows. */
    const SLACK = 0.6;
    const BORDERS = 4;

    /** Returns the area of an element that is laid over or beside it. */
    const extended = (element: Element, which: '::before' | '::after'): { width: number; height: number } => {
      const { content, position, width, height } = getComputedStyle(element, which);
      const isLaid = content !== 'none' && position === 'absolute';
      return isLaid ? { width: parseFloat(width) || 0, height: parseFloat(height) || 0 } : { width: 0, height: 0 };
    };
    const isInSentence = (link: Element): boolean => {
      if (!link.matches('a, [role=link]') || !getComputedStyle(link).display.startsWith('inline')) return false;
      const around = link.parentElement;
      const own = link.textContent.trim();
      return around !== null && around.textContent.trim() !== own && getComputedStyle(around).display !== 'flex';
    };
    /** Returns true for what only a screen reader finds. */
    const isUnseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.clientWidth <= 1 && getComputedStyle(at).overflowX === 'hidden') return true;
      return false;
    };
    /** Returns the box around the input of a field, which is pressed like it. */
    const boxOf = (control: Element): Element[] => {
      const around = control.matches('input, select, textarea') ? control.parentElement : null;
      return around && around.clientHeight <= control.clientHeight + BORDERS ? [around] : [];
    };
    const faults: string[] = [];
    for (const root of roots)
      for (const control of root.querySelectorAll(CONTROLS)) {
        if (
          control.closest('svg, [inert], [aria-hidden=true]') ||
          !control.checkVisibility({ visibilityProperty: true })
        )
          continue;
        // One within another is pressed with it, as a field's input with its box.
        if (control.matches('input') && control.closest('[role=group]')) continue;
        const label = control.closest('label');
        const parts = [control, ...(label ? [label] : []), ...boxOf(control)].map((one) => one.getBoundingClientRect());
        const areas = [...parts, extended(control, '::before'), extended(control, '::after')];
        const width = Math.max(...areas.map((area) => area.width));
        const height = Math.max(...areas.map((area) => area.height));
        if (width <= 1 || height <= 1 || isInSentence(control) || isUnseen(control)) continue;
        if (width >= least - SLACK && height >= least - SLACK) continue;
        const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40);
        const kind = control.getAttribute('role') ?? control.tagName.toLowerCase();
        faults.push(`${kind} “${name}” is ${Math.round(width)} × ${Math.round(height)} px`);
      }
    return [...new Set(faults)];
  }, FINGER);
