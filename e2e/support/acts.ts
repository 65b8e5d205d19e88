import { expect, type Locator, type Page } from '@playwright/test';

/** Places of an act of a record: a live change may move it between the head and the menu of further acts at any time. */
export interface Act {
  readonly page: Page;
  /** Button in the head. */
  readonly button: Locator;
  /** Entry of the menu of further acts. */
  readonly item: Locator;
  /** Button that opens that menu. */
  readonly more: Locator;
}

/** Presses an element if it is there; fails at once if it goes away meanwhile. */
async function pressNow(target: Locator): Promise<boolean> {
  const [shown] = await target.elementHandles();
  await shown?.click();
  return shown !== undefined;
}

/** Opens the menu of further acts, or closes it where the act has left it. */
async function turnMenu({ page, more }: Act): Promise<void> {
  if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape');
  else await pressNow(more.and(page.locator(':not([aria-expanded=true])')));
}

/** Presses an act wherever it is, unless its form is open already. */
export async function pressAct(act: Act, form: Locator): Promise<void> {
  await expect(async () => {
    if (await form.isVisible()) return;
    // While the menu is open, nothing else can be pressed: an act that has moved to the head waits until it is closed.
    const isMenuOpen = (await act.page.getByRole('menu').count()) > 0;
    const isPressed = await pressNow(isMenuOpen ? act.item : act.button);
    if (!isPressed) await turnMenu(act);
    expect(isPressed).toBe(true);
  }).toPass();
}

/** Returns what is said beside elements that cannot be pressed: their description, or their text in a menu. */
const refusals = (of: Locator): Promise<string[]> =>
  of.evaluateAll((found) =>
    found.map((one) => {
      if (one.getAttribute('aria-disabled') !== 'true') return '';
      if (one.matches('[role=menuitem]')) return one.textContent;
      const ids = (one.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    }),
  );

/** Expects that an act cannot be taken, and its reason: the description of its button, or a part of its entry in the menu. */
export async function expectActWithReason(act: Act, reason: string): Promise<void> {
  await expect(async () => {
    const [atButton] = await refusals(act.button);
    if (atButton !== undefined) return expect(atButton).toBe(reason);
    const [inMenu] = await refusals(act.item);
    if (inMenu === undefined) await turnMenu(act);
    expect(inMenu).toContain(reason);
    await act.page.keyboard.press('Escape');
  }).toPass();
}
