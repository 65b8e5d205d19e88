import { system, type Actor } from '#machines/kit/actor.ts';
import type { Language } from '#i18n/languages.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { refusedBy } from '../refused.ts';

/** Amends the caller's own record: the system writes it on their behalf, because few may amend staff in general. */
export const amendOwn =
  (proposer: Proposer, clock: () => Date) =>
  async (actor: Actor, id: string, fields: object, language: Language): Promise<void> => {
    const { branch, session, ip } = actor;
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: { ...system, onBehalfOf: actor.id, branch, session, ip },
      at: clock().toISOString(),
      commands: [{ key: crypto.randomUUID(), machine: 'staff', id, event: { type: 'staff.amended', ...fields } }],
    });
    if (verdict?.status === 'accepted') return;
    throw refusedBy(verdict ? [verdict] : [], language);
  };
