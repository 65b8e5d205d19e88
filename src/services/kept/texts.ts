/**
 * Lifetime of a kept text. `device`: the machine's own, whoever uses it. `account`: how one person works. `work`: what
 * one person does; gone with the sign-out, and when somebody else signs in. `signIn`: gone with the next sign-in.
 */
type Lifetime = 'device' | 'account' | 'work' | 'signIn';

/** Storage of all tabs, or of one tab alone. */
type Place = 'browser' | 'tab';

/** Reads a parsed text, as a schema does. */
interface Reader<Value> {
  readonly safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/** A text of the browser; null for none, and for one that its reader does not know. Null deletes it. */
interface KeptText<Value> {
  read(): Value | null;
  write(value: Value | null): void;
}

/** A text of each account; the other one at the same machine has another. */
interface KeptTexts<Value> {
  read(account: string): Value | null;
  write(account: string, value: Value | null): void;
}

const storageOf = (place: Place): Storage => (place === 'browser' ? localStorage : sessionStorage);

/** Key of a text: its lifetime, its account (empty for none) and its name. */
const keyOf = (lifetime: Lifetime, account: string, name: string): string => `${lifetime} ${account} ${name}`;

const readAt = <Value>(place: Place, key: string, reader: Reader<Value>): Value | null => {
  try {
    const parsed = reader.safeParse(JSON.parse(storageOf(place).getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

const writeAt = (place: Place, key: string, value: unknown): void => {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
  } catch (error) {
    // A browser that keeps nothing, or has no room, works on without.
    console.warn(error);
  }
};

const ofBrowser = <Value>(place: Place, key: string, reader: Reader<Value>): KeptText<Value> => ({
  read: () => readAt(place, key, reader),
  write: (value) => writeAt(place, key, value),
});

const ofAccounts = <Value>(
  lifetime: Lifetime,
  place: Place,
  name: string,
  reader: Reader<Value>,
): KeptTexts<Value> => ({
  read: (account) => readAt(place, keyOf(lifetime, account, name), reader),
  write: (account, value) => writeAt(place, keyOf(lifetime, account, name), value),
});

/** Declares a text of the machine, without anything of an account. */
export const keptOnDevice = <Value>(name: string, reader: Reader<Value>): KeptText<Value> =>
  ofBrowser('browser', keyOf('device', '', name), reader);

/** Declares a text of this tab for whoever signs in next. */
export const keptForSignIn = <Value>(name: string, reader: Reader<Value>): KeptText<Value> =>
  ofBrowser('tab', keyOf('signIn', '', name), reader);

/** Declares a choice of each person that outlasts the sign-out: no names, numbers or addresses of others. */
export const keptOfAccount = <Value>(name: string, reader: Reader<Value>): KeptTexts<Value> =>
  ofAccounts('account', 'browser', name, reader);

/** True from a sign-out on, until somebody is in: screens that are still shown keep nothing any more. */
let isForgotten = false;

/** Declares a part of each person's work. Nothing is kept of nobody, nor after the sign-out. */
export const keptWork = <Value>(name: string, reader: Reader<Value>, place: Place = 'browser'): KeptTexts<Value> => {
  const kept = ofAccounts('work', place, name, reader);
  return {
    ...kept,
    write: (account, value) => {
      if (value === null || (account !== '' && !isForgotten)) kept.write(account, value);
    },
  };
};

/** Removes the texts whose key says so; returns true if there were some. */
const removeFrom = (place: Place, isGone: (lifetime: string, account: string) => boolean): boolean => {
  try {
    const storage = storageOf(place);
    const gone = Object.keys(storage).filter((key) => {
      const [lifetime = '', account = ''] = key.split(' ');
      return isGone(lifetime, account);
    });
    for (const key of gone) storage.removeItem(key);
    return gone.length > 0;
  } catch {
    return false;
  }
};

/** Removes everybody's work, and what no lifetime keeps: the person has signed out. */
export const forgetWork = (): void => {
  isForgotten = true;
  const isGone = (lifetime: string): boolean => lifetime !== 'device' && lifetime !== 'account';
  for (const place of ['browser', 'tab'] as const) removeFrom(place, isGone);
};

/** Removes the work of all but the person who is in; returns true if this tab was somebody else's. */
export const forgetWorkOfOthers = (own: string): boolean => {
  isForgotten = false;
  const isOthers = (lifetime: string, account: string): boolean => lifetime === 'work' && account !== own;
  removeFrom('tab', (lifetime) => lifetime === 'signIn');
  removeFrom('browser', isOthers);
  return removeFrom('tab', isOthers);
};
