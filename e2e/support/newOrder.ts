import type { Page } from '@playwright/test';
import { typeInto } from './people.ts';

/** Finds an entry by part of its text. */
export const choose = async (page: Page, label: string, typed: string, option: RegExp | string): Promise<void> => {
  await typeInto(page.getByRole('combobox', { name: label }), typed);
  await page.getByRole('option', { name: option }).first().click();
};

/** Fills in the sender or the receiver. */
export const fillParty = async (page: Page, side: 'Sender' | 'Receiver', name: string, city: string): Promise<void> => {
  const section = page.getByRole('region', { name: side, exact: true });
  await section.getByLabel('Name').fill(name);
  await section.getByLabel('Phone').fill('09420001001');
  await typeInto(section.getByRole('combobox', { name: 'City' }), city);
  await page
    .getByRole('option', { name: new RegExp(city) })
    .first()
    .click();
  await section.getByLabel('Address').fill('12 Strand Road');
};

/** Fills in the goods. */
export const fillGoods = async (page: Page, goods: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Goods', exact: true }).or(page.getByLabel('Goods*')).first().fill(goods);
  await page.getByRole('button', { name: /Goods type/ }).click();
  await page.getByRole('option', { name: 'Document' }).click();
};
