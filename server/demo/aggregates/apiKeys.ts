import { newSecret } from '../../auth/apiKeys.ts';
import type { DemoContext } from './demoContext.ts';

const DAYS_VALID = 180;
const DAY_MS = 86_400_000;

/** Keys of a business customer, each with how far it has come. Nobody knows their secrets. */
const KEYS = [
  { name: 'Web shop', scopes: ['read', 'create', 'cancel'], days: 20, isIssued: true, isRevoked: false },
  { name: 'Old stock system', scopes: ['read'], days: 40, isIssued: true, isRevoked: true },
  { name: 'Reports', scopes: ['read'], days: 1, isIssued: false, isRevoked: false },
] as const;

/** Plays API keys: one in use, one revoked, one without its first secret. */
export async function apiKeys({ propose, now, before }: DemoContext): Promise<void> {
  const expiresOn = new Date(now.getTime() + DAYS_VALID * DAY_MS).toISOString().slice(0, 10);
  for (const { name, scopes, days, isIssued, isRevoked } of KEYS) {
    const by = 'merchant';
    const created = { by, machine: 'apiKey', type: 'apiKey.created', data: { name, scopes: [...scopes], expiresOn } };
    const { id } = await propose({ ...created, at: before(days) });
    if (id === null) throw new Error('The key got no id');
    const { secret: _, ...kept } = newSecret();
    if (isIssued)
      await propose({
        by,
        machine: 'apiKey',
        id,
        type: 'apiKey.secretIssued',
        data: { ...kept, overlapDays: 0 },
        at: before(days, -1),
      });
    if (isRevoked)
      await propose({
        by,
        machine: 'apiKey',
        id,
        type: 'apiKey.revoked',
        data: { reason: 'The program is out of use.' },
        at: before(days - 5),
      });
  }
}
