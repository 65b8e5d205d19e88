import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition as a chart lists it. */
export interface ChartTransition {
  readonly region: string;
  /** Null for any state of the region. */
  readonly from: string | null;
  /** Null for a transition that needs no event. */
  readonly event: string | null;
  readonly guard: string | null;
  /** Null where the state stays. */
  readonly to: string | null;
  /** Names of the effects, in order. */
  readonly effects: readonly string[];
}

/** A region of a chart; a machine without parallel regions has one region. */
export interface ChartRegion {
  readonly id: string;
  readonly initial: string | null;
  readonly states: readonly { readonly id: string; readonly isFinal: boolean }[];
  readonly transitions: readonly ChartTransition[];
}

/** A state machine of the browser, read from its definition. */
export interface Chart {
  readonly id: string;
  readonly regions: readonly ChartRegion[];
}

/** Returns the type of a guard or an action; null for one without a name. */
const nameOf = (part: unknown): string | null => {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null || !('type' in part)) return null;
  return typeof part.type === 'string' ? part.type : null;
};

const namesOf = (parts: readonly unknown[]): string[] => parts.flatMap((part) => nameOf(part) ?? []);

const transitionOf = (
  region: string,
  from: AnyStateNode | null,
  { eventType, guard, target, actions }: AnyTransitionDefinition,
): ChartTransition => ({
  region,
  from: from?.key ?? null,
  event: eventType === '' ? null : eventType,
  guard: nameOf(guard),
  to: target?.[0]?.key ?? null,
  effects: [...namesOf(actions), ...namesOf(target?.[0]?.entry ?? [])],
});

function regionOf(node: AnyStateNode): ChartRegion {
  const states = Object.values(node.states);
  const ofNode = (owner: AnyStateNode): AnyTransitionDefinition[] => [
    ...[...owner.transitions.values()].flat(),
    ...(owner.always ?? []),
  ];
  return {
    id: node.key,
    initial: node.initial.target[0]?.key ?? null,
    states: states.map(({ key, type }) => ({ id: key, isFinal: type === 'final' })),
    transitions: [
      ...ofNode(node).map((transition) => transitionOf(node.key, null, transition)),
      ...states.flatMap((state) => ofNode(state).map((transition) => transitionOf(node.key, state, transition))),
    ],
  };
}

/** Reads the chart of a machine whose regions are one level deep. */
export const chartOf = ({ id, root }: AnyStateMachine): Chart => ({
  id,
  regions: root.type === 'parallel' ? Object.values(root.states).map(regionOf) : [regionOf(root)],
});
