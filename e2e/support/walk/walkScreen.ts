import { expect, type Page } from '@playwright/test';
import type { Words } from '#i18n/words.ts';
import { firstRow } from '../firstRow.ts';
import type { Forms } from './forms.ts';
import { lookText } from './looks.ts';
import { walkParts } from './parts.ts';
import { linkedPaths, open, recordsShown, settle } from './screens.ts';
import type { Trail } from './trail.ts';
import type { Watch } from './watch.ts';

/** Selects the first row, which shows the bulk actions; returns false if the list has none. A list may be drawn anew meanwhile. */
async function chooseFirst(page: Page, words: Words): Promise<boolean> {
  const main = page.getByRole('main');
  const box = firstRow(main).getByRole('checkbox').first();
  if ((await box.count()) === 0) return false;
  const bar = main.getByRole('toolbar', { name: words.text<string>('ui.bulk.bar') });
  await expect(async () => {
    if (await bar.isVisible()) return;
    const [shown] = await box.elementHandles();
    await shown?.setChecked(true, { force: true });
    expect(await bar.isVisible()).toBe(true);
  }).toPass();
  return true;
}

/** Goes along the tabs of a record, with the forms that each offers. */
async function walkTabs({ page, seen, inspect }: Trail, forms: Forms | null, kind: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const tabs = page.getByRole('main').getByRole('tab');
  for (let turn = 1; turn < (await tabs.count()); turn += 1) {
    seen.goTo(`${pathname} · ${await tabs.nth(turn).innerText()}`);
    await tabs.nth(turn).click();
    await settle(page, pathname, seen);
    seen.arrived();
    await inspect('main', `${kind} tab ${turn}`);
    await forms?.offered(kind);
  }
}

/** Reports links of the screen that lead to no known address. */
export async function checkLinks(page: Page, seen: Watch, known: ReadonlySet<string>): Promise<void> {
  for (const path of await linkedPaths(page))
    if (!known.has(path)) seen.report(`a link leads to ${path}, which is not there`);
}

/** Opens a screen, the record of each listed state, its tabs, and the forms that all of them offer. */
export async function walkScreen(trail: Trail, path: string): Promise<void> {
  const { claim, own, page, seen, share, forms, inspect, known, look, words } = trail;
  await open(page, path, seen);
  await inspect('main', path);
  await checkLinks(page, seen, known);
  await forms.onScreen();
  await walkParts(page, claim, look, inspect);
  const shown = await recordsShown(page);
  const listed = seen.rows.get(shown[0]?.id ?? '')?.machine ?? path;
  if (share.opensFormsOf(listed)) {
    await forms.offered(listed);
    if (await chooseFirst(page, words)) {
      await inspect('main', `${path} with a choice`);
      await forms.offered(`many ${listed}`);
    }
  }
  for (const { path: where, id, address } of shown) {
    const { machine = where, state } = seen.rows.get(id) ?? {};
    const isOurs = share.opensFormsOf(machine);
    const ofThisLook = `record ${where} ${lookText(look)}`;
    const isNew = own(ofThisLook);
    const isUnseen = isNew && claim(ofThisLook);
    const isNewKind = isNew && own(`record ${where}`);
    const isFirst = isNew && (share.opensRecords || isUnseen || isNewKind);
    const isNewState = (isFirst || isOurs) && own(`record ${where} ${state}`);
    if (!isFirst && !isNewState) continue;
    await open(page, address, seen);
    await inspect('main', where);
    await checkLinks(page, seen, known);
    await forms.onScreen();
    if (isOurs) await forms.offered(where);
    if (isFirst && (share.opensTabs || claim(`tabs of ${where} ${lookText(look)}`)))
      await walkTabs(trail, isOurs ? forms : null, where);
  }
}
