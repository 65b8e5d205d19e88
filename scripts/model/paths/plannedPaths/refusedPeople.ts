import { mayPropose } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { asked, OUT_OF_REACH, rulesIn, type Untimed } from './ask.ts';
import type { Shown } from './broken.ts';
import { othersThan } from './others.ts';
import { aggregateIn, type Scene } from './scene.ts';
import { momentOf } from './search.ts';
import { firstShown } from './shown.ts';

/** Refused people by reason, reasons without any, and people whom a rule refuses. */
interface Refused {
  readonly found: ReadonlyMap<string, Shown>;
  readonly left: ReadonlyMap<string, string>;
  readonly byRules: readonly Shown[];
}

/** Returns refusals of other people for an allowed proposal: without permission, out of reach, or by a rule. */
export async function refusedPeople(aggregateType: AggregateType, scene: Scene, untimed: Untimed): Promise<Refused> {
  const aggregate = aggregateIn(scene, aggregateType, untimed.id);
  const at = momentOf(scene);
  const found = new Map<string, Shown>();
  const byRules: Shown[] = [];
  const left = new Map([['without the permission', 'everybody who is shown the life has the permission']]);
  if (aggregate.version > 0 && aggregateType.branches(aggregate.context).length > 0)
    left.set('of other branches', 'everybody who has the permission reaches the life');
  for (const by of othersThan(untimed.by, scene)) {
    const verdict = await asked(scene, { ...untimed, by }, at);
    const shown = { scene, asked: { ...untimed, by, at }, verdict };
    const [rule] = rulesIn(verdict);
    const what = rule === 'may' ? 'without the permission' : 'of other branches';
    const isPerson = rule === 'may' || (rule === OUT_OF_REACH && mayPropose({ actor: by, type: untimed.type }));
    if (!isPerson && verdict.status === 'refused') byRules.push(shown);
    else if (isPerson && left.delete(what)) found.set(what, shown);
  }
  return { found, left, byRules };
}

/**
 * Returns the refusal of a system event to a person who sees the aggregate. The server refuses before it reads the
 * payload. Returns null if nobody sees the refusal.
 */
export async function refusedToAnybody(
  aggregateType: AggregateType,
  scene: Scene,
  id: string | null,
  type: string,
): Promise<Shown | null> {
  const at = momentOf(scene);
  const untimed = { machine: aggregateType.id, id, type, data: {}, fresh: {} };
  const by = await firstShown(scene, (one) => asked(scene, { ...untimed, by: one }, at));
  const verdict = by && (await asked(scene, { ...untimed, by }, at));
  return by && verdict && rulesIn(verdict).join() === 'may' ? { scene, asked: { ...untimed, by, at }, verdict } : null;
}
