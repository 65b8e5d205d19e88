import type { Noun } from '#machines/kit/noun.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Fixtures } from '../../../tests/support/model/situation.ts';
import type { Path, Paths } from './path.ts';

/** Rules that look at the world outside of the life or at the clock: a server may know them otherwise than the fixtures do. */
const worldly = ({ noun, limits }: Fixtures): string[] =>
  Object.entries(noun.rules)
    .filter(([name, { knows }]) => knows.length > 0 || limits[name]?.includes('at'))
    .map(([, { id }]) => id);

/** Where each state of the main region may go by which events: what a server must offer, and nothing else. */
const declared = (noun: Noun): Record<string, string[]> =>
  Object.fromEntries(
    [...noun.structure.states.values()]
      .filter(({ region }) => region === noun.structure.main)
      .map(({ id }) => [id, [...(noun.structure.ways.get(id)?.keys() ?? [])].toSorted()]),
  );

const byMain = (noun: Noun): string[] =>
  Object.keys(noun.events).filter((type) => noun.structure.knowing.get(type)?.includes(noun.structure.main));

/** Steps that a person takes: the system's own a server takes by itself. */
const taken = (people: readonly Actor[], { name, steps }: Path) => ({
  name,
  steps: steps
    .filter(({ actor }) => isPerson(people, actor))
    .map(({ type, data, actor, states }) => ({
      type,
      data,
      who: people[actor]?.id,
      branch: people[actor]?.branch,
      to: states['to'],
    })),
});

const isPerson = (people: readonly Actor[], actor: number | undefined): boolean =>
  people[actor ?? -1]?.kind === 'person';

/**
 * A file that Playwright runs as it is against a running server of the demonstration world (BASE_URL): each path through
 * POST api/commands with a bearer token, and after each step the state and the events on offer against the model.
 */
export function playwrightFile(fixtures: Fixtures, coverage: string, { people, paths }: Paths): string {
  const { noun } = fixtures;
  return `\
// Made by npm run model -- paths ${noun.id} --coverage ${coverage} --format playwright
// BASE_URL=http://127.0.0.1:8080 npx playwright test <this file>
// The server runs with CAPTCHA=off. FIRST and SECOND name two accounts of the demonstration world, PASSWORD their password.
import { expect, test } from '@playwright/test';

const MACHINE = ${JSON.stringify(noun.id)};
const BASE = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const PASSWORD = process.env.PASSWORD ?? 'shweli2026';
const USERS = { zaw: process.env.FIRST ?? 'admin', mya: process.env.SECOND ?? 'operations' };
/** Branches of the paths, as the demonstration world calls them. */
const PLACES = { YANGON: 'YGN', MANDALAY: 'MDY', RUILI: 'RUI', ...JSON.parse(process.env.PLACES ?? '{}') };
/** Rules about the world outside of the life, or the clock: what a server refuses by them alone, it knows otherwise, and the path ends there. */
const WORLDLY = new Set(${JSON.stringify([...worldly(fixtures), 'uploadIsThere'])});
const DECLARED = ${JSON.stringify(declared(noun))};
const BY_MAIN = ${JSON.stringify(byMain(noun))};
const PATHS = ${JSON.stringify(paths.filter(({ steps }) => isPerson(people, steps.at(-1)?.actor)).map((path) => taken(people, path)))};

const ask = async (token, method, path, body) => {
  const answer = await fetch(BASE + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return ask(token, method, path, body);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Error(method + ' ' + path + ': ' + answer.status + ' ' + text);
  return text === '' ? undefined : JSON.parse(text);
};

/** The password leaves sealed with the server's key, as the console sends it. */
const seal = async (user, password) => {
  const { kid, publicKey } = await ask(null, 'GET', '/auth/key');
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', Buffer.from(publicKey, 'base64'), rsa, false, ['encrypt']);
  const envelope = { nonce: crypto.randomUUID(), purpose: 'login', user, time: Date.now(), password };
  const content = new TextEncoder().encode(JSON.stringify(envelope).padEnd(300));
  const ciphertext = Buffer.from(await crypto.subtle.encrypt(rsa, key, content)).toString('base64');
  return btoa(JSON.stringify({ kid, ciphertext }));
};

const people = {};
const login = async (username) => {
  const { token, user } = await ask(null, 'POST', '/auth/login', { username, password: await seal(username, PASSWORD) });
  return { token, id: String(user.user?.id ?? user.id), branch: null };
};

const propose = async ({ token }, machine, id, event) => {
  const commands = [{ key: crypto.randomUUID(), machine, ...(id === null ? {} : { id }), event }];
  const { results } = await ask(token, 'POST', '/api/commands', { mode: 'each', commands });
  return results[0];
};

/** Lets somebody work in a branch: the first account may amend anyone. */
const workIn = async (person, place) => {
  const branch = PLACES[place] ?? place;
  if (person.branch === branch || branch === null) return;
  const done = await propose(people.zaw, 'staff', person.id, { type: 'staff.amended', operateBranch: branch });
  expect(done.refusals ?? []).toEqual([]);
  person.branch = branch;
  // What an account may do and where is the same to every call within a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
};

/** What is due by the server's own tariff, where the path pays or refunds an amount. */
const amountOf = (type, context, amount) => {
  const [, stage, what] = /\\.(\\w+?)(Paid|Refunded)$/.exec(type) ?? [];
  return (what === 'Paid' ? context?.due?.[stage] : context?.paid?.[stage]) ?? amount;
};

/** Payloads name branches and people of the fixtures, and packages and shipments that several paths would share. */
const fitted = (data, own) =>
  JSON.parse(
    JSON.stringify(data, (key, value) => {
      if (typeof value !== 'string') return value;
      if (['BAG1', 'SH1', 'CN1'].includes(value)) return value + '-' + own;
      if (key === 'city') return value === 'Yangon' ? 'MMR013D004' : 'MMR010D001';
      return PLACES[value] ?? people[value]?.id ?? value;
    }),
  );

/** Things the fixtures name, as this server's registers have them: the first of each that serves. */
const firstOf = async (machine, serves = () => true) => {
  const page = { pageNum: 1, pageSize: 100, filters: [], sort: [] };
  const { records } = await ask(people.zaw.token, 'POST', '/api/' + machine + '/page', page);
  return records.find(serves)?.id;
};

test.beforeAll(async () => {
  for (const [name, username] of Object.entries(USERS)) people[name] = await login(username);
  PLACES.ST1 ??= await firstOf('station', ({ kind }) => kind === 'station');
  PLACES.M1 ??= await firstOf('merchant', ({ enabled, kind }) => enabled && kind !== 'invalid');
  PLACES['MM-88'] ??= await firstOf('addressCode');
  PLACES['MM-89'] ??= PLACES['MM-88'];
});

for (const { name, steps } of PATHS) {
  test(name, async () => {
    const own = crypto.randomUUID().slice(0, 8);
    let id = null;
    let context = null;
    for (const { type, data, who, branch, to } of steps) {
      const person = people[who];
      await workIn(person, branch);
      const verdict = await propose(person, MACHINE, id, {
        type,
        ...fitted(data, own),
        ...('amount' in data ? { amount: amountOf(type, context, data.amount) } : {}),
      });
      const rules = (verdict.refusals ?? []).map(({ rule, code }) => rule ?? code);
      test.skip(
        rules.length > 0 && rules.every((rule) => rule === 'may' || WORLDLY.has(rule)),
        type + ': this server knows the world, or what the account may do, otherwise (' + rules.join(', ') + ')',
      );
      expect({ type, status: verdict.status, refusals: verdict.refusals ?? [] }).toEqual({ type, status: 'accepted', refusals: [] });
      id = verdict.id;
      const stream = await ask(person.token, 'GET', '/api/streams/' + MACHINE + '/' + id);
      context = stream.context;
      expect(stream.state).toBe(to);
      const missing = stream.events
        .filter(({ type: other, refusals }) => BY_MAIN.includes(other) && refusals?.some(({ values }) => values?.state === to))
        .map((event) => event.type);
      expect(BY_MAIN.filter((other) => !missing.includes(other)).toSorted()).toEqual(DECLARED[to]);
    }
  });
}
`;
}
