import { system, type Actor } from '#machines/kit/actor.ts';
import { reasonOf } from '#i18n/say.ts';
import type { Language } from '#i18n/languages.ts';
import { Problem } from '../../http/errors.ts';
import { wordsOf } from '../../http/language.ts';
import type { Proposer } from '../../propose/proposer.ts';

/** Amends the caller's own record: the system writes it on their behalf, because few may amend staff in general. */
export const amendOwn =
  (proposer: Proposer) =>
  async (actor: Actor, id: string, fields: object, language: Language): Promise<void> => {
    const { branch, session, ip } = actor;
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: { ...system, onBehalfOf: actor.id, branch, session, ip },
      at: new Date().toISOString(),
      commands: [{ key: crypto.randomUUID(), machine: 'staff', id, event: { type: 'staff.amended', ...fields } }],
    });
    if (verdict?.status === 'accepted') return;
    const words = wordsOf(language);
    throw new Problem('invalid', {
      refusals: (verdict?.refusals ?? []).map(({ code, rule, values, field }) => ({
        code,
        rule: rule ?? undefined,
        values: { ...values, ...(field === null ? {} : { field }) },
        message: reasonOf({ code, rule, values }, 'staff', words),
      })),
    });
  };
