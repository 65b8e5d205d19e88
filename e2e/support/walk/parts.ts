import type { Page } from '@playwright/test';
import type { Claim } from './claims.ts';
import type { Inspect } from './inspection.ts';
import { lookText, type Look } from './looks.ts';

/** Parts that every list shares, by what opens them and what opens. */
const PARTS = [
  { part: 'calendar', trigger: '[role=group] button[aria-haspopup=dialog]', over: '[role=dialog]' },
  { part: 'choices', trigger: 'button[aria-haspopup=listbox]', over: '[role=listbox]' },
] as const;

/** Opens the first calendar and the first choices that a screen offers, each once for a look. */
export async function walkParts(page: Page, claim: Claim, look: Look, inspect: Inspect): Promise<void> {
  for (const { part, trigger, over } of PARTS) {
    const button = page.getByRole('main').locator(trigger).filter({ visible: true }).first();
    if ((await button.count()) === 0 || !claim(`${part} ${lookText(look)}`)) continue;
    await button.click();
    const opened = page.locator(over).filter({ visible: true }).first();
    await opened.waitFor();
    await inspect(over, part);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
  }
}
