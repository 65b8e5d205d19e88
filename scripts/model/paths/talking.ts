/** How a generated file talks to a server: text of a program that Playwright runs, so nothing of this repository is in it. */
export const TALKING = String.raw`
const BASE = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const PASSWORD = process.env.PASSWORD ?? 'shweli2026';
/** Finds and makes what the paths need besides their own lives. */
const KEEPER = process.env.KEEPER ?? 'admin';

const answered = async (token, method, path, options) => {
  const headers = { ...options.headers, ...(token ? { authorization: token } : {}) };
  const answer = await fetch(BASE + path, { ...options, method, headers });
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return answered(token, method, path, options);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Error(method + ' ' + path + ': ' + answer.status + ' ' + text);
  return text === '' ? undefined : JSON.parse(text);
};

const ask = (token, method, path, body) =>
  answered(token, method, path, {
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

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

const tokens = new Map();
const login = async (username) => {
  const { token } = await ask(null, 'POST', '/auth/login', { username, password: await seal(username, PASSWORD) });
  return token;
};
const tokenOf = (username) => {
  if (!tokens.has(username)) tokens.set(username, login(username));
  return tokens.get(username);
};

const propose = async (username, machine, id, event) => {
  const commands = [{ key: crypto.randomUUID(), machine, ...(id === null ? {} : { id }), event }];
  const { results } = await ask(await tokenOf(username), 'POST', '/api/commands', { mode: 'each', commands });
  return results[0];
};

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture as somebody just took it; its id. */
const upload = async (username, kind) => {
  const body = new FormData();
  body.append('file', new Blob([PICTURE], { type: 'image/png' }), 'picture.png');
  const { id } = await answered(await tokenOf(username), 'POST', '/api/uploads/' + kind, { body });
  return id;
};

/** An entry of a register by what it is known by, made where there is none. */
const findOrMake = async ({ machine, by, event }) => {
  const filters = Object.entries(by).map(([field, value]) => ({ field, op: 'eq', value }));
  const page = { pageNum: 1, pageSize: 100, filters, sort: [] };
  const { records } = await ask(await tokenOf(KEEPER), 'POST', '/api/' + machine + '/page', page);
  const found = records.find(({ state }) => !/retired|removed/.test(state));
  if (found) return found.id;
  const made = await propose(KEEPER, machine, null, event);
  if (made.status !== 'accepted') throw new Error(machine + ' ' + JSON.stringify(by) + ': ' + JSON.stringify(made));
  return made.id;
};
`;
