import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Webhook } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const always = {
  'webhook.amended': to(null, 'endpointIsSecure', 'endpointIsPublic'),
  'webhook.removed': to('#removed'),
};

/** Transitions of a webhook that can sign, whether it sends or not. */
const signing = {
  ...always,
  'webhook.secretIssued': to(null, 'customerIsServed'),
  'webhook.formerSecretEnded': to(null, 'hasFormerSecret'),
  'webhook.testSent': to(null, 'customerIsServed'),
  'webhook.deliverySentAgain': to(null, 'customerIsServed', 'deliveryIsOver'),
};

/** A webhook sends from its first secret. While it is paused or stopped, what happens waits for it. */
export const machine = lifecycle<Webhook>(rules, evolve).createMachine({
  id: 'webhook',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'webhook.created': to(
        '#withoutSecret',
        'customerIsNamed',
        'customerIsServed',
        'endpointIsSecure',
        'endpointIsPublic',
      ),
    }),
    withoutSecret: {
      id: 'withoutSecret',
      meta: { code: 0, phase: 'webhook' },
      on: { ...always, 'webhook.secretIssued': to('#active', 'customerIsServed') },
    },
    active: {
      id: 'active',
      meta: { code: 1, phase: 'webhook' },
      on: { ...signing, 'webhook.paused': to('#paused'), 'webhook.stopped': to('#stopped') },
    },
    paused: {
      id: 'paused',
      meta: { code: 2, phase: 'webhook' },
      on: { ...signing, 'webhook.resumed': to('#active', 'customerIsServed') },
    },
    stopped: {
      id: 'stopped',
      meta: { code: 3, phase: 'webhook' },
      on: { ...signing, 'webhook.resumed': to('#active', 'customerIsServed') },
    },
    removed: { id: 'removed', meta: { code: 4, phase: 'end', final: true } },
  },
});
