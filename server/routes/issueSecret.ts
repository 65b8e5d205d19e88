import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Proposer } from '../propose/proposer.ts';
import { refusedBy } from './refused.ts';

interface Issuing {
  readonly machine: 'apiKey' | 'webhook';
  readonly id: string;
  readonly data: { readonly secretHash: string; readonly secretEnding: string; readonly overlapDays: number };
  readonly actor: Actor;
  readonly language: Language;
  readonly now: Date;
}

/** Proposes the event that gives a record a secret; throws the refusals in the caller's language. */
export async function issueSecret(
  proposer: Pick<Proposer, 'propose'>,
  { machine, id, data, actor, language, now }: Issuing,
): Promise<void> {
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor,
    at: now.toISOString(),
    commands: [{ key: crypto.randomUUID(), machine, id, event: { type: `${machine}.secretIssued`, ...data } }],
  });
  if (verdict?.status === 'accepted') return;
  throw refusedBy(verdict ? [verdict] : [], language);
}
