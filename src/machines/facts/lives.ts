import type { Life, Noun } from '../kit/noun.ts';
import type { Facts, LifeFact, LifeFacts, Question } from './ask.ts';
import { billFacts } from './bill.ts';
import { inventoryTaskFacts } from './inventoryTask.ts';
import { moneyFacts } from './money.ts';
import { factNames } from './names.ts';
import { orderFacts } from './order.ts';
import { cash } from './people.ts';
import { registerFacts } from './registers.ts';
import { scanningFacts } from './scanning.ts';
import { serviceFacts } from './service.ts';
import { transportFacts } from './transport.ts';
import { bookingFacts } from './transferBooking.ts';

/** The facts of each machine that are other lives: the same for the server and for a sandbox. */
export const lifeFacts: Readonly<Record<string, LifeFacts>> = {
  ...registerFacts,
  ...serviceFacts,
  ...transportFacts,
  ...moneyFacts,
  ...scanningFacts,
  order: orderFacts,
  inventoryTask: inventoryTaskFacts,
  staff: { cash },
  bill: billFacts,
  transferBooking: bookingFacts,
};

/** The facts an event's rules look at that are other lives, by name. */
export const lifeFactsOf = ({ noun, type }: Pick<Question, 'noun' | 'type'>): [string, LifeFact][] =>
  factNames(noun, type).flatMap((name): [string, LifeFact][] => {
    const fact = lifeFacts[noun.id]?.[name];
    return fact ? [[name, fact]] : [];
  });

/** These facts as the lives are now; `nouns` finds a noun by its id. */
export function factsOfLives(
  question: Question,
  nouns: Readonly<Record<string, Noun>>,
  read: (noun: Noun, id: string) => Life,
): Facts {
  const facts: Record<string, unknown> = {};
  for (const [name, { machine, keyOf, shape }] of lifeFactsOf(question)) {
    const noun = nouns[machine];
    const id = keyOf(question);
    if (!noun) throw new Error(`${question.noun.id}.${name} looks at the unknown machine ${machine}`);
    const life = id === null ? null : read(noun, id);
    facts[name] = life === null || life.version === 0 ? null : shape(life, question);
  }
  return facts;
}
