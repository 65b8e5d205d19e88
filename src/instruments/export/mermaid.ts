import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';

const MOST_EVENTS_ON_AN_ARROW = 3;

/** Replaces the dots of a state, which Mermaid ids do not allow. */
const idOf = (state: string): string => state.replaceAll('.', '_');

const label = (events: readonly string[]): string => {
  const names = events.map((event) => event.split('.')[1] ?? event);
  const more = names.length - MOST_EVENTS_ON_AN_ARROW;
  return more > 0 ? `${names.slice(0, MOST_EVENTS_ON_AN_ARROW).join(', ')} and ${more} more` : names.join(', ');
};

/**
 * Returns the arrows of one region. Events between the same two states share one; transitions without a target are
 * omitted.
 */
function arrowsOf(aggregateType: AggregateType, region: string): string[] {
  const moves = transitionsOfAll(aggregateType).filter(
    (transition) => transition.region === region && transition.to !== null && transition.to !== transition.from,
  );
  const leads = ({ to }: Transition) =>
    typeof to === 'string' ? [to] : [...(aggregateType.structure.histories.get(to?.history ?? '') ?? [])];
  const arrows = moves.flatMap((transition) =>
    leads(transition).map((to) => ({ between: `${idOf(transition.from)} --> ${idOf(to)}`, event: transition.event })),
  );
  return [...Map.groupBy(arrows, ({ between }) => between)].map(
    ([between, events]) => `${between} : ${label(events.map(({ event }) => event))}`,
  );
}

/** Returns all states as a Mermaid state diagram: the main region by phases, the others beside it. */
export function mermaid(aggregateType: AggregateType): string {
  const { main, regions, initial, states } = aggregateType.structure;
  const lines = ['stateDiagram-v2', '  direction LR'];
  for (const region of regions) {
    const own = [...states.values()].filter((state) => state.region === region);
    const indent = region === main ? '  ' : '    ';
    if (region !== main) lines.push(`  state ${region} {`);
    lines.push(`${indent}[*] --> ${idOf(initial[region] ?? '')}`);
    for (const { id, meta } of own) {
      const name = id.split('.').at(-1) ?? id;
      lines.push(`${indent}${idOf(id)} : ${meta.code === undefined ? name : `${meta.code} ${name}`}`);
    }
    lines.push(...arrowsOf(aggregateType, region).map((arrow) => `${indent}${arrow}`));
    lines.push(...own.filter(({ meta }) => meta.final).map(({ id }) => `${indent}${idOf(id)} --> [*]`));
    if (region !== main) lines.push('  }');
  }
  return lines.join('\n');
}

/** Returns the main states by phase, with an arrow for each pair of phases. */
export function mermaidPhases(aggregateType: AggregateType): string {
  const { main, states, initial } = aggregateType.structure;
  const phaseOf = (state: string): string => states.get(state)?.meta.phase ?? 'new';
  const counts = new Map<string, number>();
  for (const { from, to, region } of transitionsOfAll(aggregateType)) {
    if (region !== main || typeof to !== 'string' || phaseOf(from) === phaseOf(to)) continue;
    const between = `${phaseOf(from)} --> ${phaseOf(to)}`;
    counts.set(between, (counts.get(between) ?? 0) + 1);
  }
  const phases = [
    ...new Set([...states.values()].filter(({ region }) => region === main).map(({ id }) => phaseOf(id))),
  ];
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...phases.map((phase) => {
      const inside = [...states.values()].filter(({ id, region }) => region === main && phaseOf(id) === phase);
      return `  ${phase} : ${phase} (${inside.map(({ id }) => id).join(', ')})`;
    }),
    `  [*] --> ${phaseOf(initial[main] ?? '')}`,
    ...[...counts].map(([between, count]) => `  ${between} : ${count}`),
  ].join('\n');
}
