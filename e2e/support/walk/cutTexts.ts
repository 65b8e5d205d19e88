import type { Locator } from '@playwright/test';

/**
 * Returns the texts within an element that are cut off and cannot be read: neither by scrolling nor, where an ellipsis says so, under
 * the pointer or a finger. The words of a control and of a heading
 * are never cut.
 */
export const cutTexts = (within: Locator): Promise<string[]> =>
  within.evaluateAll((roots) => {
    /** Half a glyph's edge; less is rounding. */
    const SLACK = 2;
    /** Depth to which the console looks for a text that is cut off (src/views/shell/cutText.ts). */
    const REVEALED = 4;
    const WHOLE = 'button, label, h1, h2, h3, [role=tab], [role=menuitem], [role=option], [role=columnheader]';
    const HIDDEN = '[inert], [aria-hidden=true], [hidden], svg, script, style, noscript, option';
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const isUnseen = (element: Element): boolean => element.clientWidth <= 1 && clips(styleOf(element).overflowX);
    const placeOf = (element: Element): string => {
      const { left, right, top } = element.getBoundingClientRect();
      const name = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return `${name} at ${Math.round(left)}-${Math.round(right)},${Math.round(top)}`;
    };

    /** Returns how a text is cut off; null if it can be read. */
    const cutOf = (element: Element, box: DOMRect): string | null => {
      let isFreeAcross = false;
      let isFreeDown = false;
      let depth = 0;
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement, depth += 1) {
        const { overflowX, overflowY, textOverflow, position, pointerEvents } = styleOf(at);
        if (isUnseen(at)) return null;
        const frame = at.getBoundingClientRect();
        const isWider = box.right > frame.right + SLACK || box.left < frame.left - SLACK;
        if (!isFreeAcross && clips(overflowX) && isWider) {
          const isRevealed = textOverflow === 'ellipsis' && depth < REVEALED && pointerEvents !== 'none';
          if (!isRevealed && at.closest('[title]') === null) return `cut off by ${placeOf(at)}`;
          if (element.closest(WHOLE)) return `shortened in ${placeOf(at)}`;
          isFreeAcross = true;
        }
        if (!isFreeDown && clips(overflowY) && (box.bottom > frame.bottom + SLACK || box.top < frame.top - SLACK))
          return `cut off below by ${placeOf(at)}`;
        isFreeAcross ||= scrolls(overflowX);
        isFreeDown ||= scrolls(overflowY);
        if (position === 'fixed') break;
      }
      return !isFreeAcross && (box.right > innerWidth + SLACK || box.left < -SLACK) ? 'outside the window' : null;
    };

    const faults: string[] = [];
    const say = (text: string, how: string): void => {
      faults.push(`“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}” is ${how}`);
    };
    const range = document.createRange();
    const widthIn = (field: Element, text: string): number => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return 0;
      pen.font = styleOf(field).font;
      return pen.measureText(text).width;
    };
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !/\S/.test(text.nodeValue ?? '') || element.closest(HIDDEN)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(text);
        const how = cutOf(element, range.getBoundingClientRect());
        if (how !== null) say(text.nodeValue ?? '', how);
      }
      for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')) {
        const shown =
          field instanceof HTMLSelectElement
            ? (field.selectedOptions[0]?.text ?? '')
            : field.value
              ? ''
              : field.placeholder;
        if (shown === '' || field.closest(HIDDEN) || field.clientWidth <= 1 || !field.checkVisibility()) continue;
        const { paddingLeft, paddingRight } = styleOf(field);
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        if (widthIn(field, shown) > room + SLACK) say(shown, `wider than its ${placeOf(field)}`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
    return [...new Set(faults)];
  });
