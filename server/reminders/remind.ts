import { wordsOf } from '../http/language.ts';
import type { RemindedOf, ReminderResult } from '#calls/finance.ts';
import { localDay } from '#machines/time/calendar.ts';
import { conditionsOf, DEBTS } from '#machines/finance/debts.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Words } from '#i18n/words.ts';
import { isKeyReused } from '../propose/verdicts.ts';
import type { Core } from '../routes/context.ts';
import { countedOf } from '../store/finance.ts';
import { debtorAccounts } from './debtorAccounts.ts';

interface Reminder {
  readonly actor: Actor;
  readonly by: RemindedOf;
  /** Key of the customer. */
  readonly party: string;
  readonly now: Date;
}

/** The languages of a message, which is read by accounts of both. */
const LANGUAGES = ['en', 'zh'] as const;

const inAll = (say: (words: Words) => string, between: string): string =>
  LANGUAGES.map((language) => say(wordsOf(language))).join(between);

/** Reminds a customer of what it owes: one notice to each account that may read the debt, once a day whoever asks. */
export async function remind(
  { pool, columns, proposer }: Core,
  { actor, by, party, now }: Reminder,
): Promise<ReminderResult> {
  const debt = DEBTS[by];
  const day = localDay(now.toISOString());
  const where = conditionsOf(debt, { of: party, age: null, day });
  const { count, sums, oldest } = await countedOf(pool, columns, actor, { ...debt, where });
  if (count === 0) return { party, status: 'nothing', people: 0 };
  const addressees = await debtorAccounts(pool, party, debt.machine);
  if (addressees.length === 0) return { party, status: 'nobody', people: 0 };
  const values = (words: Words) => ({
    count,
    amount: words.money(sums[debt.sums[0]] ?? 0, 'MMK'),
    since: words.day(oldest ?? now.toISOString()),
  });
  const verdicts = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: { ...system, branch: actor.branch, onBehalfOf: actor.id },
    at: now.toISOString(),
    cause: `reminder of ${party}`,
    commands: addressees.map((addressee) => ({
      key: `reminder ${by} ${party} ${day} ${addressee}`,
      machine: 'notice',
      event: {
        type: 'notice.sent',
        addressee,
        kind: 0,
        title: inAll((words) => words.text('notice.reminder.title'), ' · '),
        value: inAll((words) => words.text(`notice.reminder.${by}`, values(words)), '\n'),
      },
    })),
  });
  const people = verdicts.filter(({ status }) => status === 'accepted').length;
  const already = verdicts.some((verdict) => verdict.status === 'duplicate' || isKeyReused(verdict));
  return { party, status: people > 0 ? 'sent' : already ? 'already' : 'nobody', people };
}
