import { describe, beforeAll, expect, test } from 'vitest';
import { waybillOf } from '#machines/fields/identifiers.ts';
import { countOf, in30Days, ownOrder, PERSONAL, proposed, server, type Verdict } from './stranger.ts';

/** Declares the tests of another customer's key, which guesses so many others. */
export function keysOpenNothing(many: number): void {
  describe("another customer's key", () => {
    let secret: string;
    let key: string;
    let theirs: string;
    /** A number with a right check digit that was never given out. */
    const none = waybillOf(99_999_999);

    const by = (method: 'GET' | 'POST', url: string, body?: object) =>
      server.ask(method, url, { as: null, headers: { authorization: `Bearer ${secret}` }, ...(body && { body }) });

    beforeAll(async () => {
      const scopes = ['read', 'create', 'cancel'];
      const event = { type: 'apiKey.created', merchant: 'PADAUK', name: 'Stranger', scopes, expiresOn: in30Days };
      key = await proposed('admin', 'apiKey', event);
      const { body } = await server.ask<{ secret: string }>('POST', `/api/apiKeys/${key}/secret`, {
        as: 'admin',
        body: { overlapDays: 0 },
      });
      ({ secret } = body);
      theirs = await ownOrder('GOLDEN');
    });

    test('another customer’s key reads nothing: each call open to it answers as for a number that does not exist', async () => {
      const label = (id: string) => ({ machine: 'order', ids: [id], size: '100x150', output: 'pdf' });
      const filters = (id: string) => ({ filters: [{ field: 'id', op: 'eq', value: id }] });
      const calls = [
        ['GET', (id: string) => `/api/streams/order/${id}`, null],
        ['GET', (id: string) => `/api/streams/order/${id}?at=1`, null],
        ['GET', (id: string) => `/api/streams/order/${id}/events`, null],
        ['GET', (id: string) => `/api/tariff/order/${id}`, null],
        ['POST', () => '/api/labels/file', label],
        ['POST', () => '/api/order/page', filters],
      ] as const;
      for (const [method, url, body] of calls) {
        const ask = async (id: string) => {
          const { status, text } = await by(method, url(id), body?.(id));
          return { status, text: text.replaceAll(id, 'NUMBER').replace(/"timestamp":\d+/, '') };
        };
        const answer = await ask(theirs);
        expect(answer, url('')).toEqual(await ask(none));
        expect(answer.text).not.toMatch(PERSONAL);
      }
    });

    test('another customer’s key changes nothing, and every attempt is on record under the key', async () => {
      const events = [
        { type: 'order.cancelled', reason: 'No' },
        { type: 'order.labelPrinted', kind: 'waybill', size: '100x150', format: 'pdf' },
        { type: 'order.recalled', reason: 'No', returnCharging: 'free' },
        { type: 'order.safePlaceSet', safePlace: 'frontDoor' },
        { type: 'order.receiverCodeEntered', receiverCode: '123456' },
      ];
      const ofTheirs = `from events where machine = 'order' and id = $1`;
      const before = await countOf(ofTheirs, [theirs]);
      const commands = events.map((event) => ({ key: crypto.randomUUID(), machine: 'order', id: theirs, event }));
      const { body, text } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', {
        as: null,
        headers: { authorization: `Bearer ${secret}` },
        body: { commands },
      });
      expect(body.results.map(({ status }) => status)).toEqual(events.map(() => 'refused'));
      expect(text).not.toMatch(PERSONAL);
      expect(await countOf('from refusals where id = $1 and actor_id = $2', [theirs, key])).toBe(events.length);
      expect(await countOf(ofTheirs, [theirs])).toBe(before);
    });

    test('another customer’s key cannot guess another: many secrets open nothing and are answered alike', async () => {
      const tries = Array.from({ length: many }, () => {
        const guessed = `shw_${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 47).replaceAll('-', '_');
        return server.ask('GET', `/api/streams/order/${theirs}`, {
          as: null,
          headers: { authorization: `Bearer ${guessed}` },
        });
      });
      const answers = new Set(
        (await Promise.all(tries)).map(({ status, body }) => `${status} ${String(body['code'])}`),
      );
      expect([...answers]).toEqual(['401 keyInvalid']);
    });
  });
}
