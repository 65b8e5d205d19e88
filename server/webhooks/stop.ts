import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import type { Proposer } from '../propose/proposer.ts';
import { wordsOf } from '../http/language.ts';
import type { Stop } from './finish.ts';

interface Owned {
  readonly name: string;
  readonly url: string;
  readonly people: readonly string[];
}

const OWNED = `
select w.row ->> 'name' as name, w.row ->> 'url' as url, array(
  select s.id from row_staff s where s.status = 'onJob' and (s.row ->> 'merchant' = w.owner or s.id = (
    select actor_id from events where machine = 'webhook' and id = w.id and version = 1)) order by s.id) as people
from row_webhook w where w.id = $1 and w.state = 'active'`;

/** The languages of the people who are told: a message is read by accounts of both. */
const LANGUAGES = ['en', 'zh'] as const;

/** Stops a webhook, and tells its creator and the people of its customer in the same transaction. */
export async function stopWebhook(
  pool: pg.Pool,
  proposer: Pick<Proposer, 'propose'>,
  id: string,
  stop: Stop,
  at: string,
): Promise<void> {
  const { rows } = await pool.query<Owned>(OWNED, [id]);
  const [owned] = rows;
  if (!owned) return;
  const said = (message: 'title' | 'value'): string =>
    LANGUAGES.map((language) => {
      const words = wordsOf(language);
      const { name, url } = owned;
      return words.text(`notice.webhookStopped.${message}`, {
        name,
        url,
        because: words.text(`value.webhook.stoppedBecause.${stop.because}`),
        since: words.instant(stop.failingSince),
      });
    }).join(message === 'title' ? ' · ' : '\n');
  const cause = `webhook ${id} fails since ${stop.failingSince}`;
  await proposer.propose({
    mode: 'atomic',
    dryRun: false,
    actor: system,
    at,
    cause,
    commands: [
      { key: `${cause}, ${at}`, machine: 'webhook', id, event: { type: 'webhook.stopped', ...stop } },
      ...owned.people.map((addressee) => ({
        key: `${cause}, ${at}, told ${addressee}`,
        machine: 'notice',
        event: { type: 'notice.sent', addressee, kind: 0, title: said('title'), value: said('value') },
      })),
    ],
  });
}
