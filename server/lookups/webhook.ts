import type { Outcome } from '#machines/webhook/rules.ts';
import { textOf } from '#machines/lookups/lookupRequest.ts';
import { isLoopbackAllowed } from '../webhooks/loopback.ts';
import type { Provider, Providers } from './provider.ts';

const loopback: Provider = (_, sources) => Promise.resolve(sources.map(isLoopbackAllowed));

/** Looks up the deliveries that proposals name, each among those of its own webhook. */
const delivery: Provider = async (client, sources) => {
  const named = sources.map(({ data }) => textOf(data, 'delivery'));
  const { rows } = await client.query<{ id: string; webhook: string; outcome: Outcome }>(
    'select id, webhook, outcome from webhook_deliveries where id = any($1::text[])',
    [named.filter((id) => id !== null)],
  );
  return sources.map(({ aggregate }, place) => {
    const found = rows.find(({ id, webhook }) => id === named[place] && webhook === aggregate.id);
    return found === undefined ? null : { outcome: found.outcome };
  });
};

/** Lookups for the rules of a webhook. */
export const webhookProviders: Providers = { loopback, delivery };
