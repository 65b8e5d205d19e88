import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createReceiver, type Received } from '../../support/receiver.ts';
import { hookOf, order, remove } from './hooks.ts';
import { PERSONAL, prepareDoors } from './stranger.ts';

prepareDoors();

describe('signatures of webhooks', () => {
  interface Genuine {
    isGenuine: (headers: Readonly<Record<string, string>>, body: string, secret: string) => boolean;
  }

  /** The verification that customers copy from the documentation. */
  const documented = async (): Promise<Genuine> => {
    const [, code = ''] = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Genuine;
  };

  test('webhook signatures hold for the step they were made for, and are refused when replayed, altered or taken from another', async () => {
    const { isGenuine } = await documented();
    const [one, other] = [await createReceiver(), await createReceiver()];
    const [hook, second] = [await hookOf(one.url), await hookOf(other.url)];
    await order();
    await expect.poll(() => [one.received.length, other.received.length]).toEqual([1, 1]);
    const [{ headers, body }] = one.received as [Received];
    const sent = headers as Readonly<Record<string, string>>;
    expect(isGenuine(sent, body, hook.secret)).toBe(true);
    const later = String(Number(sent['webhook-timestamp']) - 301);
    const signedThen = (time: string) =>
      `v1,${createHmac('sha256', Buffer.from(hook.secret.replace('whsec_', ''), 'base64'))
        .update(`${sent['webhook-id']}.${time}.${body}`)
        .digest('base64')}`;
    const forgeries: readonly [string, Readonly<Record<string, string>>, string, string][] = [
      [
        'genuine once, and sent again after five minutes',
        { ...sent, 'webhook-timestamp': later, 'webhook-signature': signedThen(later) },
        body,
        hook.secret,
      ],
      [
        'with a fresh time',
        { ...sent, 'webhook-timestamp': String(Number(sent['webhook-timestamp']) + 1) },
        body,
        hook.secret,
      ],
      ['under another id', { ...sent, 'webhook-id': 'msg_1' }, body, hook.secret],
      ['with another body', sent, body.replace('created', 'delivered'), hook.secret],
      ['by the secret of another webhook', sent, body, second.secret],
      ['without a signature', { ...sent, 'webhook-signature': '' }, body, hook.secret],
      [
        'of another version',
        { ...sent, 'webhook-signature': String(sent['webhook-signature']).replace('v1', 'v1a') },
        body,
        hook.secret,
      ],
    ];
    for (const [name, ...forged] of forgeries) expect(isGenuine(...forged), name).toBe(false);
    expect(body).not.toMatch(PERSONAL);
    one.close();
    other.close();
    await remove(hook.id);
    await remove(second.id);
  });
});
