/** Program text of a generated file that does the planned steps and checks their results. */
export const GOING = String.raw`
const digit = () => String(Math.floor(Math.random() * 10));
const letter = () => String.fromCharCode(65 + Math.floor(Math.random() * 26));
const filled = (pattern) => pattern.replaceAll('#', digit).replaceAll('@', letter);

/** A text by the names of this server: ids given here for those of the paths, instants from now on. */
const named = (text, names) => {
  if (names.has(text)) return names.get(text);
  const [, later] = /^now (-?\d+)$/.exec(text) ?? [];
  if (later !== undefined) return new Date(Date.now() + Number(later)).toISOString();
  for (const [told, own] of names) if (told.length > 5 && text.includes(told)) return text.replaceAll(told, own);
  return text;
};
const fitted = (data, names) =>
  JSON.parse(JSON.stringify(data, (_, value) => (typeof value === 'string' ? named(value, names) : value)));

/** Checks that the server has an aggregate in a state and offers exactly the events that the machine declares there. */
const look = async (id, state) => {
  const stream = await askAs(KEEPER, 'GET', '/api/streams/' + MACHINE + '/' + encodeURIComponent(id));
  expect(stream.state).toBe(state);
  const missing = stream.events
    .filter(({ type, refusals }) => BY_MAIN.includes(type) && refusals?.some(({ values }) => values?.state === state))
    .map(({ type }) => type);
  expect(BY_MAIN.filter((type) => !missing.includes(type)).toSorted()).toEqual(DECLARED[state]);
};

/** Texts drawn so often that somebody else has them are not drawn by chance. */
const DRAWS = 20;

/** Proposes a step, with texts of its own drawn again while another aggregate holds one of them. */
const proposeStep = async ({ by, machine, id, type, data, fresh = {} }, names, left = DRAWS) => {
  for (const [name, pattern] of Object.entries(fresh)) names.set(name, filled(pattern));
  const event = { type, ...fitted(data, names) };
  const verdict = await propose(by, machine, id === null ? null : named(id, names), event);
  // Another aggregate holds it, or has it as its own id.
  const isHeld = verdict.refusals.some(
    ({ rule, code }) => rule?.startsWith('claim.') || (id === null && code === 'notDeclared'),
  );
  const again = isHeld && left > 0 && Object.keys(fresh).length > 0;
  return again ? proposeStep({ by, machine, id, type, data, fresh }, names, left - 1) : { event, ...verdict };
};

const go = async (step, names) => {
  const { files = {}, follows, states, signsIn = false } = step;
  const by = named(step.by, names);
  for (const [name, kind] of Object.entries(files)) names.set(name, await upload(by, kind));
  const { event, status, refusals, id, events: all } = await proposeStep({ ...step, by }, names);
  // The receivers of notices depend on the staff of the server.
  const events = all.filter((one) => MACHINE === 'notice' || !one.type.startsWith('notice.'));
  const told = { event, by, status, refusals, follows: events.map((one) => one.type) };
  const expected = follows.map((line) => line.slice(0, line.indexOf(' ')));
  expect(told).toEqual({ event, by, status: 'accepted', refusals: [], follows: expected });
  for (const [index, line] of follows.entries())
    names.set(line.slice(line.indexOf('/') + 1), events[index].stream.slice(events[index].stream.indexOf('/') + 1));
  if (signsIn) registered.set(event.username, id);
  for (const [life, state] of states) await look(named(life, names), state);
};

const shared = new Map();
test.beforeAll(async () => {
  for (const one of FOUND) shared.set(one.id, await findOrMake(one));
});
`;
