import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Book } from './book.ts';
import type { Desk, Facts } from './desk.ts';
import type { Verdict } from './verdict.ts';

/** What the machine says of an event here, before the server is asked. */
interface Foreseen {
  readonly verdict: Verdict;
  /** What its rules look at outside of the life; null where this list does not tell. */
  readonly known: Facts | null;
  /** A refusal that the server cannot judge otherwise. */
  readonly isSure: boolean;
}

/** Judges events by the book as it is open now. `now`: UTC ISO. */
export function createForesight(desk: Desk, book: () => Book, now: () => string) {
  const { noun } = desk;
  const knownOf = (key: string, type: string, data: Facts): Facts | null =>
    desk.knownOf({ type, data, key, standing: book().standingOf(key), facts: book().plain() });
  const foresee = (key: string, type: string, data: Facts): Foreseen => {
    const known = knownOf(key, type, data);
    const at = now();
    const proposal = { type, id: book().id, data, actor: system, known: known ?? {}, at, occurredAt: at };
    const { refusals } = explain(noun, book().about(key), proposal);
    if (refusals.length === 0) return { verdict: { kind: 'asked' }, known, isSure: false };
    // A rule that looks at nothing outside of the life cannot be judged otherwise by the server.
    const isSure = refusals.some(
      ({ code, rule }) =>
        code === 'notDeclared' || noun.rules[rule?.slice(noun.id.length + 1) ?? '']?.knows.length === 0,
    );
    return { verdict: { kind: 'refused', refusals }, known: null, isSure };
  };
  return { knownOf, foresee };
}
