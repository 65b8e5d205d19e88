import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonSentence } from '#i18n/say.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { heldByAnother } from '#machines/kit/reservations.ts';
import { refusalsOf, registered } from './judged.ts';
import { ONCE, QUOTED } from './table.ts';

const en = await loadWords('en');
const zh = await loadWords('zh');

describe('a rule that the specification quotes for people and system', () => {
  test.each(QUOTED.map((quoted) => [quoted.quote, quoted.event, quoted] as const))(
    'the rule that the specification quotes as “%s” refuses %s in its words alone',
    (_, __, quoted) => {
      const refusals = refusalsOf(quoted);
      const said = refusals.map((refusal) => reasonSentence(refusal, quoted.machine, en));
      expect(said).toEqual([expect.stringContaining(quoted.words)]);
      for (const refusal of refusals) expect(reasonSentence(refusal, quoted.machine, zh)).toMatch(/\p{Script=Han}/u);
    },
  );

  test.each([...new Set(QUOTED.map(({ machine }) => machine))])(
    'the quoted rules accept valid data of a %s',
    (machine) => expect(registered(machine).version).toBe(1),
  );
});

describe('what is given once', () => {
  test.each(ONCE)(
    'the value “$quote” given once is held by each $machine, and refused to another in words',
    ({ machine, kind, words }) => {
      const aggregate = registered(machine);
      const held = aggregateTypes[machine]?.reservations(aggregate).find((one) => one.kind === kind);
      expect(held).toBeDefined();
      if (!held) return;
      expect(reasonSentence(heldByAnother(held), machine, en)).toContain(words);
      expect(reasonSentence(heldByAnother(held), machine, zh)).toMatch(/\p{Script=Han}/u);
    },
  );
});

test('a reset of a password is marked as irreversible', () =>
  expect(aggregateTypes['staff']?.events['staff.passwordReset']?.irreversible).toBe(true));
