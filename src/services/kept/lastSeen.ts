import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { failureOf, isUnanswered } from '../failure.ts';
import { session } from '../session.ts';
import { keep, recall } from './store.ts';

/** Reads what may be kept of an answer, and gives no more than that. */
interface Shape<Value> {
  readonly safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

const shown = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());

/** Stored answers in use, by name, with their time (UTC ISO). */
export const lastSeen = (): ReadonlyMap<string, string> => shown.value;

/** Name under which an aggregate at a scanner is kept. */
export const scanningName = (machine: string, id: string): string => `scanning/${machine}/${id}`;

/** Returns true if the aggregate at a scanner is shown as this browser kept it, without names and remarks. */
export const isLastSeen = (machine: string, id: string): boolean => shown.value.has(scanningName(machine, id));

/** Notifies of changes; returns how to stop. */
export const onLastSeen = (onChange: () => void): (() => void) => {
  const subscription = shown.subscribe(onChange);
  return () => subscription.unsubscribe();
};

/** Calls that ask again for each stored answer in use, by its name. */
const asks = new Map<string, () => Promise<void>>();
const renewed = new Subject<string>();

/** Names of stored answers that were in use until now: the server has answered in their place. */
export const renewed$: Observable<string> = renewed.asObservable();

/** Asks the server again for every stored answer in use. */
export const askAgain = async (): Promise<void> => {
  await Promise.all([...asks.values()].map((ask) => ask()));
};

const show = (name: string, asOf: string | null): void => {
  if (asOf === null) asks.delete(name);
  if ((shown.value.get(name) ?? null) === asOf) return;
  const next = new Map(shown.value);
  if (asOf === null) next.delete(name);
  else next.set(name, asOf);
  shown.next(next);
};

/**
 * Returns the server's answer, or offline its last answer to this person with the stored parts of its shape. `fits`
 * decides whether that answers the present request.
 */
export const orLastSeen = async <Kept, Answer>(
  name: string,
  shape: Shape<Kept>,
  ask: () => Promise<Answer>,
  fromKept: (kept: Kept, asOf: string) => Answer | null | Promise<Answer | null>,
): Promise<Answer> => {
  const user = session.getSnapshot().context.user?.id;
  if (user === undefined) return ask();
  try {
    const answer = await ask();
    const kept = shape.safeParse(answer);
    show(name, null);
    // A browser that keeps nothing, or has no room, still works as long as there is a line.
    if (kept.success) await keep(user, name, kept.data).catch(console.warn);
    return answer;
  } catch (error) {
    if (!isUnanswered(failureOf(error))) throw error;
    const seen = await recall(user, name).catch(() => null);
    const kept = shape.safeParse(seen?.value);
    const answer = seen && kept.success ? await fromKept(kept.data, seen.asOf) : null;
    if (seen === null || answer === null) throw error;
    show(name, seen.asOf);
    asks.set(name, async () => {
      try {
        await orLastSeen(name, shape, ask, fromKept);
        if (!shown.value.has(name)) renewed.next(name);
      } catch {
        // Its screen is left, or the server gives no answer of that kind any more: the screen says so itself.
        show(name, null);
      }
    });
    return answer;
  }
};
