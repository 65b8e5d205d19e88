import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Interruptions of a connection or of a page during scanning. */
export const INTERRUPTIONS = ['cut', 'mend', 'lose', 'reload', 'crash', 'close'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

const COMMANDS = '**/api/commands';

/** A browser that is interrupted during work. It always has one page, which may be replaced. */
export class Interrupted {
  readonly #context: BrowserContext;
  readonly #opened: (page: Page) => Promise<void>;
  #page: Page;
  /** Errors reported by any of its pages, for the analysis of a failed test. */
  readonly faults: string[] = [];

  /** `opened` navigates a new page to the place where the work continues. */
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

  /** Restores a working connection. */
  async calm(): Promise<void> {
    await this.#context.unrouteAll({ behavior: 'wait' });
    await this.#context.setOffline(false);
  }

  /** The server receives the next commands, but their answers are lost. */
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

  /** Kills the page's process as `kill -9` does, without any event. */
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

/** Returns this many interruptions in random order, each kind once before any repeats. */
export function interruptions(count: number, random: () => number): Interruption[] {
  const chosen: Interruption[] = [];
  while (chosen.length < count) {
    const bag = [...INTERRUPTIONS];
    while (bag.length > 0) chosen.push(...bag.splice(Math.floor(random() * bag.length), 1));
  }
  expect(new Set(chosen.slice(0, count)).size).toBe(Math.min(count, INTERRUPTIONS.length));
  return chosen.slice(0, count);
}
