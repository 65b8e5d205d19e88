import type { Locator } from '@playwright/test';

/** Least distance between two cards one below the other, in pixels: what looks like a gap. */
const GAP = 4;

/** Returns the cards within an element that touch or cover the one below them. */
export const touchingCards = (within: Locator): Promise<string[]> =>
  within.evaluateAll((roots, least) => {
    const cards = roots
      .flatMap((root) => [...root.querySelectorAll('section[aria-labelledby]')])
      .filter((card) => card.checkVisibility() && parseFloat(getComputedStyle(card).borderTopLeftRadius) > 0)
      .map((card) => ({ card, box: card.getBoundingClientRect() }));
    const titleOf = (card: Element): string => card.querySelector('h2, h3')?.textContent.trim() ?? '';
    const faults: string[] = [];
    for (const upper of cards)
      for (const lower of cards) {
        if (upper.card.contains(lower.card) || lower.card.contains(upper.card)) continue;
        const isBelow = upper.box.top < lower.box.top;
        const isInColumn = upper.box.left < lower.box.right - 1 && lower.box.left < upper.box.right - 1;
        const apart = lower.box.top - upper.box.bottom;
        if (isBelow && isInColumn && apart < least)
          faults.push(`card “${titleOf(upper.card)}” is ${Math.round(apart)} px above “${titleOf(lower.card)}”`);
      }
    return [...new Set(faults)];
  }, GAP);
