import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ApiKey } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const always = {
  'apiKey.amended': to(null, 'expiresWithinAYear', 'scopesAreWithinOwn'),
  'apiKey.revoked': to('#revoked'),
};

/** A key works from its first secret until it is revoked or its last day is over. A rotation is a further secret. */
export const machine = lifecycle<ApiKey>(rules, evolve).createMachine({
  id: 'apiKey',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'apiKey.created': to(
        '#withoutSecret',
        'customerIsNamed',
        'customerIsServed',
        'expiresWithinAYear',
        'scopesAreWithinOwn',
      ),
    }),
    withoutSecret: {
      id: 'withoutSecret',
      meta: { code: 0, phase: 'apiKey' },
      on: { ...always, 'apiKey.secretIssued': to('#active', 'customerIsServed', 'isNotExpired') },
    },
    active: {
      id: 'active',
      meta: { code: 1, phase: 'apiKey' },
      on: {
        ...always,
        'apiKey.secretIssued': to(null, 'customerIsServed', 'isNotExpired'),
        'apiKey.formerSecretEnded': to(null, 'hasFormerSecret'),
      },
    },
    revoked: { id: 'revoked', meta: { code: 2, phase: 'end', final: true } },
  },
});
