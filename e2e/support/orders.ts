import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';

export const PASSWORD = 'shweli2026';

type Json = Readonly<Record<string, unknown>>;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Directory of a server's stored sessions: sign-ins are throttled, and a person has five sessions at most. */
const keptAt = (username: string): string => {
  const { E2E_PORTS, TEST_PARALLEL_INDEX } = process.env;
  const port = E2E_PORTS?.split(' ')[Number(TEST_PARALLEL_INDEX)];
  return join(tmpdir(), `shweli-e2e-${port}-${username}.json`);
};

/** The token in the header is valid only with its secret cookie. */
const OF_A_SESSION = /^(?:__Host-)?(?:token|sid)$/;

const fillIn = async (page: Page, username: string, words: Words): Promise<void> => {
  await page.getByLabel(words.text<string>('account.login.username')).fill(username);
  await page.getByLabel(words.text<string>('account.login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.text<string>('account.login.submit') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};

/** Gives a browser the stored session of a person, if any. */
const bringSession = async (page: Page, username: string): Promise<void> => {
  const file = keptAt(username);
  if (!existsSync(file)) return;
  const kept: Cookies = JSON.parse(readFileSync(file, 'utf8'));
  await page.context().addCookies(kept);
};

/** A file of the console's origin that renders nothing. */
const NOTHING_DRAWN = '/favicon.svg';

/** Signs a person in without rendering the console, for work through the server or for pages opened later. */
export const signInUnseen = async (page: Page, username: string): Promise<void> => {
  await bringSession(page, username);
  await page.goto(NOTHING_DRAWN);
  const isKnown = await ask(page, 'GET', 'auth/info').then(
    () => true,
    () => false,
  );
  if (!isKnown) await signInTo(page, username, '/404');
};

/** Signs a person of the demonstration world in and opens an address; reuses the stored session if it is valid. */
export const signInTo = async (
  page: Page,
  username: string,
  address: string,
  language: Language = 'en',
): Promise<void> => {
  if (language !== 'en')
    await page.context().addCookies([{ name: 'language', value: language, domain: '127.0.0.1', path: '/' }]);
  await bringSession(page, username);
  const words = await loadWords(language);
  const form = page.getByLabel(words.text<string>('account.login.username'));
  const inside = page.getByRole('banner');
  await page.goto(address);
  await expect(form.or(inside).first()).toBeVisible();
  if (await inside.isVisible()) return;
  await fillIn(page, username, words);
  const cookies = await page.context().cookies();
  writeFileSync(keptAt(username), JSON.stringify(cookies.filter(({ name }) => OF_A_SESSION.test(name))));
};

/** Calls the server as the person signed in on the page; waits where the server says that it is too fast. */
export const ask = <Answer>(page: Page, method: 'GET' | 'POST', path: string, body?: Json): Promise<Answer> =>
  page.evaluate(
    async ([verb, address, content]) => {
      const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
      const send = () =>
        fetch(`/${address}`, {
          method: verb,
          headers: {
            Authorization: decodeURIComponent(token?.slice('token='.length) ?? ''),
            'Content-Type': 'application/json',
            'pc-language': 'en',
          },
          ...(content === undefined ? {} : { body: JSON.stringify(content) }),
        });
      let answer = await send();
      // A person is not as fast as a test: what is too fast waits as long as the server says.
      while (answer.status === 429) {
        const seconds = Number(answer.headers.get('retry-after') ?? 1);
        await new Promise((over) => setTimeout(over, seconds * 1000));
        answer = await send();
      }
      if (!answer.ok) throw new Error(`${verb} ${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body] as const,
  );

interface Verdict {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly refusals: readonly { readonly message: string }[];
}

const form = {
  source: 'staffApp',
  sender: { name: 'Daw Hla', phone: '09420001001', city: 'MMR013D004', address: '12 Strand Road' },
  receiver: { name: 'U Tin Aung', phone: '09430001002', city: 'MMR010D001', address: '7 Palace Street' },
  originBranch: 'YGN',
  destinationBranch: 'MDY',
  goodsName: 'Books',
  goodsType: 'document',
  weightGrams: 1500,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 100,
  deliveryWay: 'door',
  orderType: 'standard',
  payType: 'receiverPays',
  chargeType: 'weight',
};

type Event = Json & { readonly type: string };

/** Proposes one event for an existing or new aggregate and returns the result. */
export const propose = async (page: Page, machine: string, id: string | null, event: Event): Promise<Verdict> => {
  const { results } = await ask<{ results: Verdict[] }>(page, 'POST', 'api/commands', {
    commands: [{ key: crypto.randomUUID(), machine, ...(id !== null && { id }), event }],
  });
  const [verdict] = results;
  if (!verdict) throw new Error(`${event.type}: no answer`);
  return verdict;
};

/** Proposes one event for one order; throws if refused. */
export const act = async (page: Page, id: string | null, event: Event): Promise<Verdict> => {
  const verdict = await propose(page, 'order', id, event);
  if (verdict.status !== 'accepted') throw new Error(`${event.type}: ${JSON.stringify(verdict)}`);
  return verdict;
};

/** Creates orders that differ from the default in the given values; returns their numbers. */
export const makeOrders = async (page: Page, differences: readonly Json[]): Promise<string[]> => {
  const { results } = await ask<{ results: Verdict[] }>(page, 'POST', 'api/commands', {
    commands: differences.map((difference) => ({
      key: crypto.randomUUID(),
      machine: 'order',
      event: { type: 'order.created', ...form, ...difference },
    })),
  });
  for (const verdict of results) if (verdict.status !== 'accepted') throw new Error(JSON.stringify(verdict));
  return results.map(({ id }) => id);
};

/** Returns the id of a member of staff by login name. */
export const staffId = async (page: Page, username: string): Promise<string> => {
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/staff/page', {
    filters: [{ field: 'username', op: 'eq', value: username }],
  });
  return records[0]?.id ?? '';
};
