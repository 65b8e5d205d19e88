import type { Language } from '#i18n/languages.ts';
import { createSessions } from '#server/auth/sessions.ts';
import type { PushOutcome } from '#server/push/finish.ts';
import { createPushSender } from '#server/push/sender.ts';
import { keepSubscription } from '#server/push/subscriptions.ts';
import { allowLoopback } from '#server/webhooks/loopback.ts';
import { numberAll } from './numbering.ts';
import { newOrder, toOrder } from './orders.ts';
import type { PushService, TestBrowser } from './pushService.ts';
import { NOW, type Store } from './world.ts';

/** The ringing of a test: a clock that the test moves, senders, and browsers at its push service. */
export function pushesOf(store: Store, service: () => PushService) {
  const { pool } = store;
  const clock = { at: NOW };
  const troubles: unknown[] = [];
  const outcomes: PushOutcome[] = [];
  const sender = () =>
    createPushSender({
      pool,
      clock: () => clock.at,
      onTrouble: (error) => troubles.push(error),
      onOutcome: (outcome) => outcomes.push(outcome),
    });
  const own = sender();
  const sessions = createSessions(pool);
  allowLoopback(true);

  const pass = (seconds: number): void => {
    clock.at = new Date(clock.at.getTime() + seconds * 1000);
  };
  const follow = () => numberAll(pool, clock.at.toISOString());

  return {
    troubles,
    outcomes,
    sessions,
    anotherSender: sender,
    now: (): Date => clock.at,
    pass,
    follow,
    begin: async (username: string): Promise<{ readonly id: string; readonly user: string }> => {
      const staffId = await store.staffId(username);
      const { session } = await sessions.begin(
        { staffId, kind: 'browser', ip: '10.0.0.1', userAgent: 'test' },
        clock.at,
      );
      return session;
    },
    /** Rings a browser of the service for a session. */
    subscribe: async (
      { id, user }: { readonly id: string; readonly user: string },
      browser: TestBrowser = service().browser(),
      language: Language = 'en',
    ): Promise<TestBrowser | null> => {
      const { endpoint, keys } = browser.subscription;
      const subscription = { session: id, staff: user, endpoint, ...keys, language, origin: 'https://shweli.example' };
      return (await keepSubscription(pool, subscription, clock.at.toISOString())) ? browser : null;
    },
    /** Makes an order in Yangon and gives it to a courier to collect. */
    assign: async (courier: string, by = 'manager.yangon', fields: Parameters<typeof newOrder>[2] = {}) => {
      const id = await newOrder(store, await store.person('admin'), fields);
      const data = { collector: await store.staffId(courier) };
      const verdict = await store.propose(await store.person(by), toOrder(id, 'order.collectorAssigned', data), {
        at: clock.at.toISOString(),
      });
      if (verdict.status !== 'accepted') throw new Error(`Not assigned: ${JSON.stringify(verdict.refusals)}`);
      return id;
    },
    /** Numbers the log, lets the time of gathering pass, and sends what is due. */
    sendDue: async (): Promise<void> => {
      await follow();
      await own.sendDue();
      pass(3);
      await own.sendDue();
    },
    /** Sends what is due now, without following. */
    sendNow: (): Promise<void> => own.sendDue(),
    ringing: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ endpoint: string }>(
        'select endpoint from push_subscriptions order by made_at',
      );
      return rows.map(({ endpoint }) => endpoint);
    },
  };
}
