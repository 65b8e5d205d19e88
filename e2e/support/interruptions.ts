import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What happens to a line, or to a page that somebody scans at. */
export const INTERRUPTIONS = ['cut', 'mend', 'lose', 'reload', 'crash', 'close'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

const COMMANDS = '**/api/commands';

/** A browser that is interrupted while somebody works in it: there is always one page, perhaps another than before. */
export class Interrupted {
  readonly #context: BrowserContext;
  readonly #opened: (page: Page) => Promise<void>;
  #page: Page;
  /** Faults that any of its pages reported, for whoever asks why a test failed. */
  readonly faults: string[] = [];

  /** `opened` leads a new page to where the work goes on. */
  constructor(page: Page, opened: (page: Page) => Promise<void>) {
    this.#context = page.context();
    this.#opened = opened;
    this.#page = page;
    this.#allowLeaving();
    this.#context.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    this.#context.on('weberror', (fault) => this.faults.push(String(fault.error())));
  }

  get page(): Page {
    return this.#page;
  }

  async interrupt(how: Interruption): Promise<void> {
    const context = this.#context;
    if (how === 'cut' || how === 'mend') return context.setOffline(how === 'cut');
    if (how === 'lose') return this.#loseAnswer();
    if (how === 'reload') {
      await this.#page.reload();
      return this.#opened(this.#page);
    }
    if (how === 'crash') await this.#kill();
    await this.#page.close();
    this.#page = await context.newPage();
    this.#allowLeaving();
    return this.#opened(this.#page);
  }

  /** The line is up and tells the truth again. */
  async calm(): Promise<void> {
    await this.#context.unrouteAll({ behavior: 'wait' });
    await this.#context.setOffline(false);
  }

  /** The server takes the next commands; that it did is never heard. */
  async #loseAnswer(): Promise<void> {
    await this.#context.route(
      COMMANDS,
      async (route) => {
        await route.fetch().catch(() => {});
        await route.abort('connectionreset').catch(() => {});
      },
      { times: 1 },
    );
  }

  /** The page's process ends as by `kill -9`: nothing of it is told. */
  async #kill(): Promise<void> {
    const cdp = await this.#context.newCDPSession(this.#page);
    const crashed = this.#page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => {});
    await crashed;
  }

  #allowLeaving(): void {
    this.#page.on('dialog', (question) => void question.accept());
  }
}

/** So many interruptions, every kind of them before one comes again, in an order that the dice decide. */
export function interruptions(count: number, random: () => number): Interruption[] {
  const chosen: Interruption[] = [];
  while (chosen.length < count) {
    const bag = [...INTERRUPTIONS];
    while (bag.length > 0) chosen.push(...bag.splice(Math.floor(random() * bag.length), 1));
  }
  expect(new Set(chosen.slice(0, count)).size).toBe(Math.min(count, INTERRUPTIONS.length));
  return chosen.slice(0, count);
}
