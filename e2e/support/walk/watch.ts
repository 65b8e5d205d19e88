import type { Page, Request } from '@playwright/test';

/** Row of a list in the server's answer: its record type and state. */
interface SeenRow {
  readonly machine: string;
  readonly state: string;
}

/** Faults of a page, each with its place. */
export interface Watch {
  readonly faults: readonly string[];
  /** Listed rows by number. */
  readonly rows: ReadonlyMap<string, SeenRow>;
  /** Names the screen or form that later faults belong to. */
  readonly goTo: (place: string) => void;
  /** Ends the watch for calls made twice: from here on the test acts, and may ask again. */
  readonly arrived: () => void;
  readonly report: (fault: string) => void;
  /** Resolves when no call is open; a call that stays open is reported. */
  readonly quiet: () => Promise<void>;
}

/** Time after which an open call is a fault, in milliseconds. */
const CALL_MS = 60_000;

/** Lowest HTTP status that is a fault. */
const FIRST_FAULT = 400;

/** Answers for missing data, which the screen shows in its place. */
const SAYS_NONE: readonly RegExp[] = [
  // An installation that has not run the tests stores no test run.
  /^404 GET \/api\/model\/\w+\/tests$/,
  // A line of the package log stays in its branch after the bag has gone where the branch cannot see it.
  /^404 GET \/api\/streams\/package\//,
];

const isCall = (address: string): boolean => /^\/(?:api|auth)\//.test(new URL(address).pathname);

const PAGE = /^\/api\/(\w+)\/page$/;

/** Redundant messages: of an answer already reported, and of features disabled in the test browser. */
const SAID_ELSEWHERE =
  /^Failed to load resource: the server responded|^Service Worker registration blocked by Playwright/;

/** Returns true for a call that writes: a command that is not a trial. */
const isCommitting = (request: Request): boolean =>
  new URL(request.url()).pathname === '/api/commands' && !/"dryRun":true/.test(request.postData() ?? '');

/** A call in words: method, address and body. */
const callOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
};

/** Watches a page: refused calls, console messages, script errors, and commands sent. */
export function watch(page: Page, whose: () => string): Watch {
  const faults: string[] = [];
  const rows = new Map<string, SeenRow>();
  /** Calls since the way to the place began; null after arrival. */
  let calls: Set<string> | null = null;
  const waiting = new Set<Request>();
  let wake: (() => void)[] = [];
  let place = 'the first page';
  const report = (fault: string): void => {
    const whole = `${whose()} · ${place}: ${fault}`;
    if (!faults.includes(whole)) faults.push(whole);
  };
  const over = (request: Request): void => {
    if (!waiting.delete(request) || waiting.size > 0) return;
    const woken = wake;
    wake = [];
    for (const go of woken) go();
  };
  const read = async (request: Request): Promise<void> => {
    const [, machine] = PAGE.exec(new URL(request.url()).pathname) ?? [];
    // Navigation discards the answer, and the end of the test the page: the rows are unknown.
    const answer = machine === undefined ? null : await request.response().catch(() => null);
    if (!machine || !answer?.ok()) return;
    const { records } = await answer.json().catch(() => ({ records: [] }));
    for (const { id, state } of records) rows.set(id, { machine, state });
  };
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    waiting.add(request);
    if (isCommitting(request)) report(`sent ${request.postData()}`);
    const call = callOf(request);
    if (calls?.has(call)) report(`asks twice: ${call}`);
    calls?.add(call);
  });
  page.on('requestfailed', over);
  page.on('requestfinished', (request) => void read(request).finally(() => over(request)));
  page.on('response', (answer) => {
    if (answer.status() < FIRST_FAULT) return;
    const call = `${answer.request().method()} ${new URL(answer.url()).pathname}`;
    if (!SAYS_NONE.some((known) => known.test(`${answer.status()} ${call}`)))
      report(`${call} answered ${answer.status()}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || SAID_ELSEWHERE.test(message.text())) return;
    report(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  return {
    faults,
    rows,
    report,
    goTo: (next) => {
      place = next;
      calls = new Set();
    },
    arrived: () => {
      calls = null;
    },
    quiet: () =>
      waiting.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            const limit = setTimeout(() => {
              for (const request of waiting) report(`${request.method()} ${request.url()} stays open`);
              waiting.clear();
              resolve();
            }, CALL_MS);
            wake.push(() => {
              clearTimeout(limit);
              resolve();
            });
          }),
  };
}
