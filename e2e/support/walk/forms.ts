import type { Locator, Page } from '@playwright/test';
import type { Words } from '#i18n/words.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Claim } from './claims.ts';
import type { Inspect } from './inspection.ts';
import type { Share } from './shares.ts';
import type { Watch } from './watch.ts';

/** Elements that open forms on the shown screen. */
export interface Forms {
  /** Checks the pickers of a form that is part of the screen. */
  readonly onScreen: () => Promise<void>;
  /** Opens and closes every form that a button or a menu offers; each form of a `kind` once. */
  readonly offered: (kind: string) => Promise<void>;
}

/** Events whose button acts immediately: a list's export, a message marked as read, taking out what was scanned in. */
const AT_ONCE = ['exportTask.requested', 'notice.read', 'order.unloaded', 'package.unloaded', 'order.unpacked'];

/** Screens that ask the log or the model and propose nothing: a button there may be named like an event. */
const ASKS = /^\/(?:audit|model)\//;

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Returns the event types of each label: some events are called alike. */
const typesByLabel = (words: Words): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(
    Object.values(aggregateTypes)
      .flatMap(({ eventTypes }) => eventTypes)
      .filter((type) => !AT_ONCE.includes(type)),
    (type) => words.text<string>(`event.${type}`),
  );

/** Returns the names of enabled buttons or menu entries that open a form. */
const namesOf = (where: Locator, labels: readonly string[]): Promise<string[]> =>
  where.evaluateAll((found, known) => {
    const offered = found.filter((one) => {
      if (
        !one.checkVisibility() ||
        one.getAttribute('aria-disabled') === 'true' ||
        one.closest('form, [role=group], [role=columnheader]')
      )
        return false;
      if (one.closest('[inert],[aria-hidden=true]')) return false;
      return one.getAttribute('aria-haspopup') === 'dialog' || known.includes(one.textContent.trim());
    });
    return [...new Set(offered.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()))].filter(Boolean);
  }, labels);

/** Returns the names of required fields without any option, unless they say why; opens the drop-down fields in turn. */
async function emptyPickers(page: Page, within: Locator, words: Words): Promise<string[]> {
  const empty = await within.evaluateAll((frames) =>
    frames
      .flatMap((frame) => [...frame.querySelectorAll<HTMLElement>('[data-required]')])
      .filter((field) => field.checkVisibility())
      .flatMap((field) => {
        const select = field.querySelector('select');
        const hasNone = select !== null && ![...select.options].some(({ value }) => value !== '');
        const isBare = field.matches('[role=radiogroup]') && field.querySelector('input') === null;
        return hasNone || isBare ? [field.querySelector('label')?.textContent ?? '?'] : [];
      }),
  );
  for (const field of await within.locator('[data-required] input[role=combobox]:visible').all()) {
    // Scrolls first, since scrolling closes the options.
    await field.scrollIntoViewIfNeeded();
    await field.focus();
    await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await field.press('ArrowDown');
    const options = await page.waitForFunction(
      (input) => {
        const list = document.getElementById((input as Element | null)?.getAttribute('aria-controls') ?? '');
        const count = list?.querySelectorAll('[role=option]').length ?? 0;
        const isLoading = (input as Element | null)?.closest('[data-required]')?.querySelector('[role=progressbar]');
        if (list === null || (count === 0 && isLoading)) return null;
        // A person named `Nothing found` is in the list as an option without a key.
        return { count: list.querySelectorAll('[role=option][data-key]').length };
      },
      await field.elementHandle(),
      { polling: 'raf' },
    );
    const { count } = (await options.jsonValue()) ?? { count: 0 };
    const saysWhy = await page.getByText(words.text<string>('ui.form.noAccounts')).first().isVisible();
    if (count === 0 && !saysWhy) empty.push((await field.getAttribute('name')) ?? '?');
    await field.press('Escape');
  }
  return empty;
}

/** Opens and checks forms, each that is its own to open. */
export function formsOf(
  page: Page,
  words: Words,
  watch: Watch,
  { share, inspect, own }: { share: Share; inspect: Inspect; own: Claim },
): Forms {
  const types = typesByLabel(words);
  const labels = [...types.keys()];
  const dialog = page.locator(DIALOG).filter({ visible: true });
  const cancel = words.text<string>('ui.part.cancel');
  const main = page.getByRole('main');

  /** The button of a name; one with a badge is known by its text, since its name has a space before the number. */
  const buttonCalled = async (name: string): Promise<Locator> => {
    const named = main.getByRole('button', { name, exact: true });
    return (await named.count()) > 0 ? named.first() : main.locator('button', { hasText: name }).first();
  };

  const isNew = (form: string): boolean => own(`form ${form}`);

  /** Names a form in every language alike. */
  const formOf = (kind: string, name: string): string => {
    const proposed = types.get(name);
    return proposed ? `${kind} ${proposed.join(' ')}` : name;
  };

  const isOurs = (name: string): boolean => share.opensForm(types.get(name) ?? []);

  const look = async (within: Locator): Promise<void> => {
    if ((await within.count()) === 0) return;
    await watch.quiet();
    for (const name of await emptyPickers(page, within, words))
      watch.report(`nothing to choose for the required ${name}`);
  };

  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    const button = dialog.getByRole('button', { name: cancel, exact: true });
    if (await button.isVisible()) await button.click();
    await dialog.waitFor({ state: 'hidden' });
  };

  /** Checks the dialog that a press opens. */
  const visit = async (place: string, kind: string, name: string, press: () => Promise<void>): Promise<void> => {
    watch.goTo(`${place} · ${name}`);
    try {
      const before = page.url();
      await press();
      // A button with an event's name may link to the screen of its form, which is checked as a screen.
      await page.waitForFunction(
        ([from, selector]) => location.href !== from || document.querySelector(selector) !== null,
        [before, DIALOG] as const,
        { polling: 'raf' },
      );
      if (page.url() !== before) {
        // The screen that is come back to reads its record anew.
        watch.goTo(place);
        await page.goBack();
        await main.locator('h1:visible').waitFor();
        return await watch.quiet();
      }
      await dialog.first().waitFor();
      await look(dialog);
      await inspect(DIALOG, kind);
      await close();
    } catch (error) {
      watch.report(`cannot be opened and closed: ${String(error).split('\n')[0]}`);
    }
    watch.goTo(place);
  };

  const menus = async (kind: string, place: string): Promise<void> => {
    const triggers = main.locator('button[aria-haspopup=menu]:visible');
    for (const trigger of await triggers.all()) {
      const label = ((await trigger.getAttribute('aria-label')) ?? (await trigger.innerText())).replaceAll(
        /\S*\d\S*/g,
        '#',
      );
      if (!isNew(`${kind} menu ${label}`)) continue;
      await trigger.click();
      await page.getByRole('menu').waitFor();
      const names = await namesOf(page.getByRole('menuitem'), labels);
      await inspect('[role=menu]', `${kind} menu ${label}`);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      for (const name of names) {
        const form = formOf(kind, name);
        if (!isOurs(name) || !isNew(form)) continue;
        await visit(place, form, name, async () => {
          await trigger.click();
          await page.getByRole('menuitem', { name, exact: true }).click();
        });
      }
    }
  };

  return {
    onScreen: () => look(main.locator('form').filter({ visible: true })),
    offered: async (kind) => {
      const place = new URL(page.url()).pathname;
      for (const name of await namesOf(main.locator('button'), ASKS.test(place) ? [] : labels)) {
        // Dialogs common to all lists or records are opened once.
        const form = formOf(kind, name);
        if (!isOurs(name) || !isNew(form)) continue;
        await visit(place, form, name, async () => (await buttonCalled(name)).click());
      }
      await menus(kind, place);
    },
  };
}
