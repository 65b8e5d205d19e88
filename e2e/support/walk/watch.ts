import type { Page, Request } from '@playwright/test';

/** A row of a list as the server answered it: whose it is, and its state. */
interface SeenRow {
  readonly machine: string;
  readonly state: string;
}

/** What goes wrong on a page, said with the place where it happened. */
export interface Watch {
  readonly faults: readonly string[];
  /** Rows that lists have shown, by their number. */
  readonly rows: ReadonlyMap<string, SeenRow>;
  /** Names the screen or form that everything from here on belongs to. */
  readonly goTo: (place: string) => void;
  readonly report: (fault: string) => void;
  /** Resolves as soon as no call waits for its answer. */
  readonly quiet: () => Promise<void>;
}

/** The first status of an answer that is a fault. */
const FIRST_FAULT = 400;

/** Answers that say that there is nothing, where the screen says so in its place. */
const SAYS_NONE: readonly RegExp[] = [
  // No run of the tests is kept in an installation that has not run them.
  /^404 GET \/api\/model\/\w+\/tests$/,
  // A line of the package log stays in its branch when the bag has gone on to where the branch sees it no more.
  /^404 GET \/api\/streams\/package\//,
];

const isCall = (address: string): boolean => /^\/(?:api|auth)\//.test(new URL(address).pathname);

const PAGE = /^\/api\/(\w+)\/page$/;

/** Messages that say nothing new: of an answer that is reported as itself, and of what the test browser is told not to do. */
const SAID_ELSEWHERE =
  /^Failed to load resource: the server responded|^Service Worker registration blocked by Playwright/;

/** Whether a call would write something: a command that is no trial. */
const isCommitting = (request: Request): boolean =>
  new URL(request.url()).pathname === '/api/commands' && !/"dryRun":true/.test(request.postData() ?? '');

/** Watches a page from now on: refused calls, messages of the console, errors of its scripts, and commands sent. */
export function watch(page: Page, whose: string): Watch {
  const faults: string[] = [];
  const rows = new Map<string, SeenRow>();
  const waiting = new Set<Request>();
  let wake: (() => void)[] = [];
  let place = 'the first page';
  const report = (fault: string): void => {
    const whole = `${whose} · ${place}: ${fault}`;
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
    const answer = machine === undefined ? null : await request.response();
    if (!machine || !answer?.ok()) return;
    // A page that is left takes the answer with it: nothing is known of its rows then.
    const { records } = await answer.json().catch(() => ({ records: [] }));
    for (const { id, state } of records) rows.set(id, { machine, state });
  };
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    waiting.add(request);
    if (isCommitting(request)) report(`sent ${request.postData()}`);
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
    },
    quiet: () =>
      waiting.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            wake.push(resolve);
          }),
  };
}
