import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import { programOf } from '../../scripts/programOf.ts';

/** Path of the Firefox of this machine; undefined without one. */
export const FIREFOX = programOf('firefox-esr') ?? programOf('firefox');

/** Settings of a first start that asks nobody and calls nobody. */
const PROFILE = [
  ['app.update.enabled', false],
  ['browser.aboutwelcome.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['intl.accept_languages', 'en-US'],
]
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n');

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Keys that have no letter, as WebDriver writes them. */
const KEYS = { Enter: '\uE007', Tab: '\uE004', ArrowDown: '\uE015' } as const;

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string | null };
}

/**
 * Starts the Firefox of this machine with a new profile and one tab. It is driven by WebDriver BiDi: Playwright drives only a Firefox of its
 * own, and asks a Firefox ESR for more than it knows.
 */
export async function startFirefox() {
  if (FIREFOX === undefined) throw new Error('There is no Firefox on this machine');
  const profile = mkdtempSync(join(tmpdir(), 'shweli-firefox-'));
  writeFileSync(join(profile, 'user.js'), PROFILE);
  const child = spawn(FIREFOX, ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, TZ: 'America/New_York' },
  });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => LISTENING.test(said) || child.exitCode !== null).toBe(true);
  const address = LISTENING.exec(said)?.[1];
  if (address === undefined) throw new Error(`Firefox ended: ${said}`);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const asked = new Map<number, (answer: Answer) => void>();
  /** Errors that pages wrote to their console or did not catch. */
  const errors: string[] = [];
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      errors.push(String(answer.params.text));
  });
  let count = 0;
  const ask = async <Result>(method: string, params: object): Promise<Result> => {
    count += 1;
    const id = count;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    asked.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise;
    asked.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as Result;
  };

  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await ask('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });

  const act = (kind: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> =>
    ask('input.performActions', { context, actions: [{ type: kind, id: kind, actions }] });
  const strike = (keys: readonly string[]): Promise<unknown> =>
    act(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );

  /** Finds what a role and a name say, as soon as it is there; returns the references to it. */
  const found = async (role: string, name?: string): Promise<readonly { readonly sharedId: string }[]> => {
    let nodes: readonly { readonly sharedId: string }[] = [];
    const value = name === undefined ? { role } : { role, name };
    await expect
      .poll(
        async () => {
          const answer = await ask<{ nodes: typeof nodes }>('browsingContext.locateNodes', {
            context,
            locator: { type: 'accessibility', value },
          });
          ({ nodes } = answer);
          return nodes.length;
        },
        `${role} ${name ?? ''}`,
      )
      .toBeGreaterThan(0);
    return nodes;
  };

  return {
    errors,
    found,
    open: (url: string) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Returns the value of an expression in the page, a string. */
    read: async (expression: string): Promise<string> => {
      const { result } = await ask<{ result: { value?: string } }>('script.evaluate', {
        expression: `String(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      return result.value ?? '';
    },
    click: async (role: string, name: string): Promise<void> => {
      const [element] = await found(role, name);
      await ask('script.callFunction', {
        functionDeclaration: `(element) => element.scrollIntoView({ block: 'center' })`,
        arguments: [element],
        target: { context },
        awaitPromise: false,
      });
      await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: (text: string) => strike(Array.from(text)),
    press: (...keys: readonly (keyof typeof KEYS)[]) => strike(keys.map((key) => KEYS[key])),
    close: async (): Promise<void> => {
      await ask('browser.close', {}).catch(() => undefined);
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
