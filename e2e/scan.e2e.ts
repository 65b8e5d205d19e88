import { expect, test, type Locator, type Page } from '@playwright/test';
import { generate } from 'lean-qr';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, ask, makeOrders, propose } from './support/orders.ts';
import { pasteInto } from './support/paste.ts';
import { signInAs } from './support/people.ts';
import { idOf, log, openSession, scanCode, scanThroughInputMethod, verdict } from './support/scanner.ts';
import { bringToMandalay, collectInYangon } from './support/vehicle.ts';

const ARRIVAL = '/scan/scanUponArrival';
const TRANSPORT = '/storage/beWarehoused';
const PICKUP = '/storage/pickup';
/** Shortest time between two keys of fast typing, milliseconds; a scanner is faster. */
const HAND_MS = 90;
/** Parcels on the vehicle: one is left, one is scanned first, and one for each place of the focus. */
const PARCELS = 8;

interface Scanned {
  readonly type: string;
  readonly data: { readonly barcode?: string };
}

/** Presses the keys of a code as a slow scanner does, and its end key. */
const typeSlowly = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.type(code, { delay: HAND_MS });
  await page.keyboard.press('Enter');
};

/** Returns every code that the server has recorded as scanned into an aggregate. */
const recorded = async (page: Page, machine: string, id: string): Promise<string[]> => {
  const { records } = await ask<{ records: Scanned[] }>(page, 'GET', `api/streams/${machine}/${id}/events?limit=1000`);
  return records.filter(({ type }) => type === `${machine}.scanned`).map(({ data }) => data.barcode ?? '');
};

/** Presses Enter on a verdict's action, once it cannot be a scanner's second end key, and returns the form. */
const chooseByKey = async (page: Page, name: string): Promise<Locator> => {
  const form = page.getByRole('dialog', { name });
  await expect(async () => {
    if (await form.isVisible()) return;
    // What stands under an open form is not found, and is not waited for.
    const [button] = await verdict(page).getByRole('button', { name }).elementHandles();
    await button?.press('Enter');
    expect(await form.isVisible()).toBe(true);
  }).toPass({ intervals: [500] });
  return form;
};

const wrongDigit = (waybill: string): string => `${waybill.slice(0, 10)}${(Number(waybill[10]) + 1) % 10}MM`;

test('a vehicle is received and stored by the scanner alone: none wrong, none lost, wherever the focus is', async ({
  browser,
}) => {
  const { shipment, orders } = await bringToMandalay(browser, PARCELS);
  const [left = '', ...came] = orders;
  const page = await signInAs(browser, 'clerk.mandalay', { address: ARRIVAL });
  const beside = page.locator('body');
  const places = [
    page.getByRole('button', { name: 'Give up' }),
    page.getByRole('textbox', { name: 'Number, typed or pasted' }),
    page.getByRole('tab', { name: /Extra/ }),
    page.getByRole('slider', { name: 'Volume' }),
    page.getByRole('link', { name: 'Download list' }),
    beside,
  ];

  await test.step('the scan upon arrival', async () => {
    await page.goto(`${ARRIVAL}?shipment=${shipment}`);
    await expect(page.getByRole('tab', { name: /Still to come/ })).toContainText(String(PARCELS));
    const id = idOf(page);
    // Rows above the focused one leave the list; the focus stays.
    const [first = '', ...others] = came;
    const read = page.getByRole('grid', { name: 'Still to come' }).getByRole('link', { name: came.at(-1) ?? '' });
    await read.focus();
    await scanCode(page, first);
    await expect(page.getByRole('tab', { name: /Still to come/ })).toContainText(String(PARCELS - 1));
    await expect(read).toBeFocused();
    for (const [index, code] of others.entries()) {
      const place = places[index % places.length];
      await place?.focus();
      if (place === beside) await typeSlowly(page, code);
      else await scanCode(page, code, [null, 'Tab', 'Enter'][index % 3] as 'Tab' | 'Enter' | null);
      await expect(verdict(page)).toContainText(code);
      await expect(verdict(page)).toContainText('Arrived');
    }
    await expect(page.getByRole('tab', { name: /Still to come/ })).toContainText('1');
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await expect(log(page)).toHaveAttribute('aria-rowcount', String(PARCELS));
    expect((await recorded(page, 'arrivalScan', id)).toSorted()).toEqual(came.toSorted());
    await expect(page.getByRole('textbox', { name: 'Number, typed or pasted' })).toHaveValue('');
    expect(page.url()).toContain(id);

    await page.getByRole('button', { name: 'Finish' }).click();
    const finish = page.getByRole('dialog', { name: 'Finish' });
    await finish.getByRole('button', { name: 'Finish' }).click();
    await expect(finish).toContainText(`1 item was not scanned (${left}); give a reason`);
    await finish.getByLabel('Reason').fill('Not on the vehicle');
    await finish.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Finished');
    await expect(page.getByText('nothing more can be scanned into it')).toBeVisible();
    await scanCode(page, left);
    await expect(verdict(page)).toContainText(`${left} was not taken: nothing is scanned here now`);
    expect((await recorded(page, 'arrivalScan', id)).toSorted()).toEqual(came.toSorted());
  });

  await test.step('the warehousing, through an active input method', async () => {
    const id = await openSession(page, TRANSPORT);
    const shelf = page.getByLabel('Onto shelf');
    await shelf.fill('MDY-A1');
    // What is searched is promised no place: its verdict has the event that ends the search, and its order.
    const sought = came.at(-1) ?? '';
    await act(await signInAs(browser, 'admin'), sought, {
      type: 'order.searchOpened',
      reason: 'Its label was not read',
    });
    await scanCode(page, sought);
    await expect(verdict(page)).toContainText('clear the exception first');
    await expect(verdict(page).getByRole('button', { name: `Open ${sought}` })).toBeVisible();
    const clearing = await chooseByKey(page, 'Clear exception');
    await clearing.getByLabel('Reason').fill('It lies here');
    await clearing.getByRole('button', { name: 'Clear exception' }).click();
    await expect(clearing).toBeHidden();
    for (const code of came) {
      await shelf.focus();
      await scanThroughInputMethod(page, code);
      await expect(verdict(page)).toContainText(code);
      await expect(verdict(page)).toContainText('In stock');
      await expect(shelf).toHaveValue('MDY-A1');
      await expect(shelf).toBeFocused();
    }
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await expect(log(page)).toHaveAttribute('aria-rowcount', String(PARCELS + 1));
    expect((await recorded(page, 'storageScan', id)).toSorted()).toEqual(came.toSorted());
    const { records } = await ask<{ records: { id: string; state: string; shelf: string }[] }>(
      page,
      'POST',
      'api/order/page',
      { pageSize: 30, filters: [{ field: 'id', op: 'in', value: came }] },
    );
    expect(records.map(({ state, shelf: on }) => `${state} ${on}`)).toEqual(came.map(() => 'inStorage MDY-A1'));

    await scanCode(page, left);
    await expect(verdict(page)).toContainText('Refused');
    await expect(verdict(page)).toContainText(`${left} is marked as not arrived and cannot be operated`);
    await propose(page, 'storageScan', id, { type: 'storageScan.abandoned', reason: 'End of the trial' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Given up');
  });

  await test.step('what turns up later is said to be found, then scanned', async () => {
    await page.goto(`${ARRIVAL}?shipment=${shipment}`);
    await expect(page.getByRole('tab', { name: /Not arrived/ })).toContainText('1');
    await scanCode(page, left);
    await expect(verdict(page)).toContainText('say that it was found first');
    const found = await chooseByKey(page, 'Item found');
    await found.getByLabel('Reason').fill('Behind the seat');
    await found.getByRole('button', { name: 'Item found' }).click();
    await expect(found).toBeHidden();
    // The problem item of what was missing is another matter: it is handled by whoever took it up.
    const problem = verdict(page).getByRole('button', { name: /^Open PRB/ });
    const [number = ''] = /PRB\d+/.exec(await problem.innerText()) ?? [];
    await propose(page, 'problemItem', number, { type: 'problemItem.taken', remark: 'It was behind the seat' });
    const handled = { type: 'problemItem.handled', remark: 'Found', identifier: 'handledByBranch' };
    await propose(page, 'problemItem', number, handled);
    await scanCode(page, left);
    await expect(verdict(page)).toContainText('Arrived');
  });
});

test('every group blocks finishing, each scan says what is wrong and what to do', async ({ browser }) => {
  const [fresh = ''] = await collectInYangon(browser, 1);
  const page = await signInAs(browser, 'clerk.yangon', { address: PICKUP });
  const [foreign = ''] = await makeOrders(page, [{}]);
  await openSession(page, PICKUP);
  const finish = page.getByRole('button', { name: 'Finish' });
  await expect(finish).toHaveAttribute('aria-disabled', 'true');
  await expect(finish).toHaveAccessibleDescription(/Still to handle: \d+ pending collection, \d+ pending warehousing/);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/commands') && sent.push(request.postData() ?? ''));

  await test.step('an unknown code is reported at once and never sent', async () => {
    const misread = wrongDigit(fresh);
    await scanCode(page, misread);
    await expect(verdict(page)).toContainText('Not a number of ours');
    await expect(verdict(page)).toContainText(`A digit of ${misread} was misread`);
    await expect(page.getByRole('alert').filter({ hasText: misread })).toHaveCount(1);
    await scanCode(page, 'RR123456785CN');
    await expect(verdict(page)).toContainText('another post or carrier');
    await scanCode(page, bagNumberOf(123_456));
    await expect(verdict(page)).toContainText('Open it and take its parcels out');
    await expect(log(page).getByText('Not sent')).toHaveCount(3);
    expect(sent).toEqual([]);
  });

  await test.step('a parcel collected since is stored, and stays stored', async () => {
    await scanCode(page, fresh);
    await expect(verdict(page)).toContainText('In stock');
    await scanCode(page, fresh);
    await expect(verdict(page)).toContainText('Scanned before');
    await expect(verdict(page)).toHaveAttribute('data-tone', 'attention');
  });

  await test.step('the server says what a number on no list is', async () => {
    const nobody = waybillOf(98_765_432);
    await scanCode(page, nobody);
    await expect(verdict(page)).toContainText(new RegExp(`there is no order ${nobody}`, 'i'));
    await scanCode(page, foreign);
    await expect(verdict(page)).toContainText('Extra');
    const aside = await chooseByKey(page, 'Set aside');
    await aside.getByLabel('Reason').fill('Label of another day, call 09 420 012 345');
    await aside.getByRole('button', { name: 'Set aside' }).click();
    await expect(aside).toContainText('may not hold phone numbers');
    await aside.getByLabel('Reason').fill('Label of another day');
    await aside.getByRole('button', { name: 'Set aside' }).press('Enter');
    await expect(aside).toBeHidden();
    await page.getByRole('tab', { name: /Handled/ }).click();
    const handled = page.getByRole('grid', { name: 'Handled' });
    await handled.focus();
    await page.keyboard.press('Control+ArrowDown');
    await expect(handled.getByRole('row', { name: new RegExp(foreign) })).toContainText('Set aside');
  });

  await test.step('a parcel out for delivery needs its reason first, by keyboard', async () => {
    await page.getByRole('tab', { name: /Pending delivery/ }).click();
    const group = page.getByRole('grid', { name: 'Pending delivery' });
    const code = (await group.getByRole('link').first().textContent()) ?? '';
    await scanCode(page, code);
    await expect(verdict(page)).toContainText(/reasons must be marked before warehousing/i);
    await expect(verdict(page)).toHaveAttribute('data-tone', 'refused');
    const marking = await chooseByKey(page, 'Mark a reason');
    await expect(marking.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Nobody at home', { delay: HAND_MS });
    await marking.getByRole('button', { name: 'Mark a reason' }).press('Enter');
    // While the form is open a scan goes into it, and the row can leave before the form closes.
    await expect(marking).toBeHidden();
    await expect(group.getByRole('row', { name: new RegExp(code) })).toHaveCount(0);
    await scanCode(page, code);
    await expect(verdict(page)).toContainText('In stock');
    await expect(
      log(page)
        .getByRole('row', { name: new RegExp(code) })
        .first(),
    ).toContainText('Confirmed');
  });

  await test.step('many are pasted at once', async () => {
    const rows = Number(await log(page).getAttribute('aria-rowcount'));
    await pasteInto(
      page.getByRole('textbox', { name: 'Number, typed or pasted' }),
      `${fresh}\n${wrongDigit(fresh)}; ${foreign}`,
    );
    await expect(log(page)).toHaveAttribute('aria-rowcount', String(rows + 3));
    await expect(verdict(page)).toContainText(foreign);
  });
});

test('offline scanning continues; a reload loses nothing; leaving asks', async ({ browser }) => {
  const orders = await collectInYangon(browser, 3);
  const page = await signInAs(browser, 'clerk.yangon', { address: PICKUP });
  const id = await openSession(page, PICKUP);
  await page.context().setOffline(true);
  for (const code of orders) {
    await scanCode(page, code);
    await expect(verdict(page)).toContainText(code);
  }
  await expect(page.getByText('No connection: 3 are kept here until they can be sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toHaveAccessibleDescription(/3 scans are not sent yet/);

  await page.getByRole('button', { name: new RegExp(`^Close .*${id}`) }).click();
  const question = page.getByRole('alertdialog', { name: /^Leave / });
  await expect(question).toContainText('3 of them are not sent yet: they are kept in this browser');
  await question.getByRole('button').first().click();
  await page.context().setOffline(false);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  const own = (await recorded(page, 'storageScan', id)).filter((code) => orders.includes(code));
  expect(own.toSorted()).toEqual(orders.toSorted());
});

test('sounds are distinguishable, and keep the chosen volume', async ({ browser }) => {
  const page = await signInAs(browser, 'clerk.yangon', { address: '/404' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const tones = OscillatorNode.prototype;
    const inherited = Object.getPrototypeOf(tones) as AudioScheduledSourceNode;
    tones.start = function begin(this: OscillatorNode, ...when) {
      heard.push(`${this.type} ${this.frequency.value}`);
      return inherited.start.apply(this, when);
    };
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  await openSession(page, PICKUP);
  await page.getByRole('tab', { name: /Pending warehousing/ }).click();
  await scanCode(page, 'SL000000420MM');
  await expect(verdict(page)).toContainText('Not a number of ours');
  expect(await heard()).toEqual(['sawtooth 165']);
  await page.getByRole('button', { name: 'Mute' }).click();
  await scanCode(page, 'SL000000420MM');
  await expect(log(page).getByRole('row')).toHaveCount(3);
  expect(await heard()).toEqual([]);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
});

test('what the camera sees is scanned, by our reader where the browser has none, else by its own', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'clerk.yangon', { address: PICKUP });
  const link = page.getByRole('grid', { name: 'Open, to go on with' }).getByRole('link').first();
  await link.click();
  page.on('dialog', (question) => void question.accept());
  const code = generate('SL000000015MM');
  const dots = Array.from({ length: code.size ** 2 }, (_, place) =>
    code.get(place % code.size, Math.floor(place / code.size)),
  );
  await page.addInitScript(
    ({ dark, size }) => {
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const context = canvas.getContext('2d');
        const draw = (): void => {
          if (!context) return;
          context.fillStyle = '#ffffff';
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.fillStyle = '#101010';
          dark.forEach((isDark, place) => {
            if (isDark) context.fillRect(80 + (place % size) * 12, 60 + Math.floor(place / size) * 12, 12, 12);
          });
        };
        draw();
        setInterval(draw, 100);
        return Promise.resolve(canvas.captureStream(10));
      };
    },
    { dark: dots, size: code.size },
  );
  await page.reload();
  expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
  await page.getByRole('button', { name: 'Camera' }).click();
  await expect(verdict(page)).toContainText('SL000000015MM');
  await page.getByRole('button', { name: 'Camera off' }).click();

  await page.addInitScript(() => {
    class BarcodeDetector {
      detect() {
        return Promise.resolve([{ rawValue: 'SL000000420MM' }]);
      }
    }
    Object.assign(globalThis, { BarcodeDetector });
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return Promise.resolve(canvas.captureStream(10));
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Camera' }).click();
  await expect(verdict(page)).toContainText('SL000000420MM');
  await page.getByRole('button', { name: 'Camera off' }).click();
  await expect(page.getByLabel('Camera picture')).toHaveCount(0);
});

test('the screens are accessible in Chinese on a wide screen and on the phone, also what is refused', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'clerk.yangon', { language: 'zh', address: PICKUP });
  page.on('dialog', (question) => void question.accept());
  const narrow = async (): Promise<void> => {
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const grid = page.getByRole('grid').first();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expectNoViolationsInEitherScheme(page);
  await narrow();
  await grid.getByRole('link').first().click();
  const panel = page.locator('[data-tone]');
  await expect(panel).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  for (const code of ['SL000000420MM', waybillOf(98_765_431)]) {
    await scanCode(page, code);
    await expect(panel).toContainText(code);
    await expect(panel).toHaveAttribute('data-tone', 'refused');
    await expectNoViolationsInEitherScheme(page);
  }
  await narrow();
  await page.goto(ARRIVAL);
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expectNoViolationsInEitherScheme(page);
  await narrow();
});
