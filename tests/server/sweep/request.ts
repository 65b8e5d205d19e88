/** A request of the sweep. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: object;
}

/** An account and the world's records that its requests name. */
export interface Subject {
  readonly account: string;
  /** Ids of records to read: within the account's scope, and some of those beyond it. */
  readonly idsOf: (machine: string) => readonly string[];
  /** A field and a value to find the records of a machine by: a whole phone where its rows hold one. */
  readonly sought: (machine: string) => { readonly field: string; readonly value: string };
  /** Transitions that records of a machine took, as process mining names them. */
  readonly taken: (machine: string) => string;
  readonly phones: readonly string[];
  readonly texts: readonly string[];
  /** Numbers of events in the log, and positions to catch up from. */
  readonly numbers: readonly number[];
  readonly positions: readonly number[];
  readonly uploads: readonly string[];
  readonly avatar: string;
  readonly rejudgement: number;
}

/** Returns the requests of an account to a call; of one machine, if the call has a path for each. */
export type Plan = (subject: Subject, machine: string) => readonly Request[];

export const get = (url: string): Request => ({ method: 'GET', url });
export const post = (url: string, body?: object): Request => ({ method: 'POST', url, ...(body ? { body } : {}) });
