import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import type { Claim } from './claims.ts';
import { cutTexts } from './cutTexts.ts';
import { isPhone, type Look } from './looks.ts';
import { smallTargets } from './smallTargets.ts';
import { touchingCards } from './touchingCards.ts';
import type { Watch } from './watch.ts';

/** Looks at the visible elements of a selector; what it is decides that the rules of axe are asked for it once. */
export type Inspect = (selector: string, what: string) => Promise<void>;

/** Returns what reports texts that are cut off, cards that touch, controls too small for a finger, and violations of axe. */
export function inspectionOf(page: Page, claim: Claim, watch: Watch, look: Look): Inspect {
  return async (selector, what) => {
    const within = page.locator(selector).filter({ visible: true });
    if ((await within.count()) === 0) return;
    for (const fault of await cutTexts(within)) watch.report(fault);
    for (const fault of await touchingCards(within)) watch.report(fault);
    if (isPhone(look)) for (const fault of await smallTargets(within)) watch.report(fault);
    if (!claim(`${what} ${look.width}`)) return;
    for (const fault of await violationsIn(page, selector)) watch.report(fault);
  };
}
