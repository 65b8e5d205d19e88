/** Program text for requests to a server, independent of this repository. */
export const TALKING = String.raw`
const BASE = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const PASSWORD = process.env.PASSWORD ?? 'shweli2026';
/** Finds and makes what the paths need besides their own aggregates. */
const KEEPER = process.env.KEEPER ?? 'admin';
/** People who were registered here, by name: who they are, and their passwords once they signed in. */
const registered = new Map();
const passwords = new Map();

const answered = async (token, method, path, options) => {
  const headers = { ...options.headers, ...(token ? { authorization: token } : {}) };
  const answer = await fetch(BASE + path, { ...options, method, headers });
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return answered(token, method, path, options);
  }
  const text = await answer.text();
  if (!answer.ok)
    throw Object.assign(new Error(method + ' ' + path + ': ' + answer.status + ' ' + text), { status: answer.status });
  return text === '' ? undefined : JSON.parse(text);
};

const ask = (token, method, path, body) =>
  answered(token, method, path, {
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The password leaves sealed with the server's key, as the console sends it. */
const seal = async (user, password, purpose = 'login') => {
  const { kid, publicKey } = await ask(null, 'GET', '/auth/key');
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', Buffer.from(publicKey, 'base64'), rsa, false, ['encrypt']);
  const envelope = { nonce: crypto.randomUUID(), purpose, user, time: Date.now(), password };
  const content = new TextEncoder().encode(JSON.stringify(envelope).padEnd(300));
  const ciphertext = Buffer.from(await crypto.subtle.encrypt(rsa, key, content)).toString('base64');
  return btoa(JSON.stringify({ kid, ciphertext }));
};

const tokens = new Map();
const login = async (username, password = passwords.get(username) ?? PASSWORD) => {
  const { token } = await ask(null, 'POST', '/auth/login', { username, password: await seal(username, password) });
  return token;
};
/** Signs somebody in; who was registered here gets a password of his own first. */
const signIn = async (username) => {
  const id = registered.get(username);
  if (id === undefined || passwords.has(username)) return login(username);
  const { password } = await askAs(KEEPER, 'POST', '/api/roster/resetPwd', { id });
  const own = 'Own' + crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const [oldPass, newPass] = [await seal(username, password, 'oldPass'), await seal(username, own, 'newPass')];
  await ask(await login(username, password), 'POST', '/api/users/updatePass', { oldPass, newPass });
  passwords.set(username, own);
  return login(username);
};
const tokenOf = (username) => {
  if (!tokens.has(username)) tokens.set(username, signIn(username));
  return tokens.get(username);
};

/** Does something as somebody, who signs in again if others who use his account ended his session. */
const as = async (username, act) => {
  const token = await tokenOf(username);
  try {
    return await act(token);
  } catch (error) {
    if (error.status !== 401) throw error;
    if ((await tokens.get(username)) === token) tokens.delete(username);
    return act(await tokenOf(username));
  }
};
const askAs = (username, method, path, body) => as(username, (token) => ask(token, method, path, body));

const propose = async (username, machine, id, event) => {
  const commands = [{ key: crypto.randomUUID(), machine, ...(id === null ? {} : { id }), event }];
  const { results } = await askAs(username, 'POST', '/api/commands', { mode: 'each', commands });
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
  const { id } = await as(username, (token) => answered(token, 'POST', '/api/uploads/' + kind, { body }));
  return id;
};

/** An entry of a register by what it is known by, made where there is none. */
const findOrMake = async ({ machine, by, event }) => {
  const filters = Object.entries(by).map(([field, value]) => ({ field, op: 'eq', value }));
  const page = { pageNum: 1, pageSize: 100, filters, sort: [] };
  const { records } = await askAs(KEEPER, 'POST', '/api/' + machine + '/page', page);
  const found = records.find(({ state }) => !/retired|removed/.test(state));
  if (found) return found.id;
  const made = await propose(KEEPER, machine, null, event);
  if (made.status !== 'accepted') throw new Error(machine + ' ' + JSON.stringify(by) + ': ' + JSON.stringify(made));
  return made.id;
};
`;
