import { describe, expect, test } from 'vitest';
import { waybillOf } from '#machines/fields/identifiers.ts';
import { outForDelivery, paidAtTheDoor } from '../../support/money.ts';
import { toOrder } from '../../support/orders.ts';
import { countOf, ownOrder, PERSONAL, propose, server, store, type Verdict, who } from './stranger.ts';

/** Declares the tests of guessed waybill numbers, with so many guesses of the last digits. */
export function numbersTellNothing(many: number): void {
  describe('guessed numbers', () => {
    test('guessed numbers are answered alike, whatever is wrong with them, as data and as a page', async () => {
      const wrongCheck = waybillOf(77).replace(/\d(?=MM)/, (digit) => String((Number(digit) + 1) % 10));
      const guesses = [
        ...Array.from({ length: many / 5 }, (_, index) => waybillOf(98_000_000 + index)),
        wrongCheck,
        'X1',
      ];
      for (const path of ['/public/tracking/', '/t/']) {
        const answers = new Set<string>();
        for (const guess of guesses) {
          const { status, text } = await server.ask('GET', `${path}${guess}`, { as: null });
          answers.add(`${status} ${text.replaceAll(guess, 'NUMBER').replace(/"timestamp":\d+/, '')}`);
        }
        expect(answers.size, path).toBe(1);
      }
    });

    test('guessed numbers of parcels that exist tell nothing of a person, and many last digits do not open one', async () => {
      const number = await ownOrder('GOLDEN');
      const post = async (digits: string) => {
        const answer = await fetch(`http://${server.address}/t/${number}`, {
          method: 'POST',
          body: new URLSearchParams({ digits, language: 'en' }),
        });
        return { status: answer.status, text: await answer.text() };
      };
      const statuses: number[] = [];
      for (let part = 0; part < many / 50; part += 1) {
        const digits = Array.from({ length: 50 }, (_, index) => String(part * 50 + index).padStart(4, '0'));
        for (const { status, text } of await Promise.all(digits.map(post))) {
          statuses.push(status);
          expect(text).not.toMatch(PERSONAL);
        }
      }
      const judged = statuses.filter((status) => status === 403).length;
      expect(judged + statuses.filter((status) => status === 429).length).toBe(many);
      // Four are free, and then one a second, two, four: all of them take seconds here.
      expect(judged).toBeLessThan(15);
      expect(
        await countOf(`from attempt_counters where key = $1 and failures = $2`, [`receiver:${number}`, judged]),
      ).toBe(1);
      // The wait of the last guess may be over already; it is made a long one, so that the right digits meet it.
      await store.pool.query(
        `update attempt_counters set blocked_until = now() + interval '15 minutes' where key = $1`,
        [`receiver:${number}`],
      );
      expect((await post('3444')).status).toBe(429);
      // A stranger makes one receiver wait, and nobody else.
      const other = await fetch(`http://${server.address}/t/${await ownOrder('GOLDEN')}`, {
        method: 'POST',
        body: new URLSearchParams({ digits: '3444' }),
      });
      expect(other.status).toBe(200);
    });
  });
}

/** Declares the test of so many wrong receiver's codes. */
export function codesStop(many: number): void {
  describe("many wrong receiver's codes", () => {
    test('many wrong receiver’s codes are five tries, the rest refused and on record; no way round opens the parcel', async () => {
      const number = await outForDelivery(store, who);
      await paidAtTheDoor(store, who, number);
      const page = await fetch(`http://${server.address}/t/${number}`, {
        method: 'POST',
        body: new URLSearchParams({ digits: '3444' }),
      });
      const [, code = ''] = /class="code">(\d{6})</.exec(await page.text()) ?? [];
      const guesses = Array.from({ length: many }, (_, index) => String(index).padStart(6, '0')).filter(
        (one) => one !== code,
      );
      const entering = (receiverCode: string) => toOrder(number, 'order.receiverCodeEntered', { receiverCode });
      const verdicts: Verdict[] = [];
      // Two batches at once: more of one person are shed before they are judged.
      for (let from = 0; from < guesses.length; from += 200) {
        const parts = [guesses.slice(from, from + 100), guesses.slice(from + 100, from + 200)].filter(
          ({ length }) => length > 0,
        );
        for (const answers of await Promise.all(parts.map((part) => propose('courier.yangon', part.map(entering)))))
          verdicts.push(...answers);
      }
      expect(verdicts.filter(({ status }) => status === 'accepted')).toHaveLength(5);
      expect(verdicts.filter(({ status }) => status === 'refused')).toHaveLength(guesses.length - 5);
      const tries = `machine = 'order' and id = $1 and type = 'order.receiverCodeEntered'`;
      expect(await countOf(`from events where ${tries}`, [number])).toBe(5);
      expect(await countOf(`from refusals where ${tries}`, [number])).toBe(guesses.length - 5);

      const byCode = toOrder(number, 'order.signed', { proof: { kind: 'code' } });
      const [right, signed] = await propose('courier.yangon', [entering(code), byCode]);
      expect([right, signed].map((verdict) => verdict?.refusals.map(({ rule }) => rule))).toEqual([
        ['order.codeTriesLeft'],
        ['order.codeVerified'],
      ]);
      // The office reads the tries, and never the code.
      for (const path of [`/api/streams/order/${number}`, `/api/streams/order/${number}/events`])
        expect((await server.get(path)).text).not.toContain(code);
    });
  });
}
