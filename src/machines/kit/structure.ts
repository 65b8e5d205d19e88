import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { StateMeta, TransitionMeta } from './metas.ts';

/** A transition of a leaf state on an event. `to` null keeps the state; `history` returns to the remembered state. */
export interface Transition {
  readonly region: string;
  readonly from: string;
  readonly event: string;
  readonly to: string | null | { readonly history: string };
  readonly rules: readonly string[];
  /** True if this transition evolves the context: exactly one region of each event does. */
  readonly applies: boolean;
}

export interface StateInfo {
  readonly id: string;
  readonly region: string;
  readonly meta: StateMeta;
  readonly node: AnyStateNode;
}

/** The structure of a machine: regions, leaf states, and the one transition of each event in each state. */
export interface Structure {
  readonly main: string;
  readonly regions: readonly string[];
  /** Leaf states by id. Ids in parallel regions are `<region>.<state>`, unique in the machine. */
  readonly states: ReadonlyMap<string, StateInfo>;
  readonly initial: Readonly<Record<string, string>>;
  /** Transitions by state id, then by event type. */
  readonly transitions: ReadonlyMap<string, ReadonlyMap<string, Transition>>;
  /** Regions that declare an event: each of them must have a transition for it. */
  readonly regionsByEvent: ReadonlyMap<string, readonly string[]>;
  /** States with two transitions for one event; `check` reports them as faults. */
  readonly ambiguous: readonly string[];
  /** For each history node, the leaf states it can remember; the first is its default. */
  readonly histories: ReadonlyMap<string, ReadonlySet<string>>;
}

const leafId = (main: string, region: string, key: string) => (region === main ? key : `${region}.${key}`);

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states).filter((child) => child.type !== 'history');
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

const initialLeaf = (node: AnyStateNode): AnyStateNode => {
  const first = node.initial.target?.[0];
  return first ? initialLeaf(first) : node;
};

/** Reads regions, states and transitions from the live XState machine. The first region is the main one. */
export function structureOf(machine: AnyStateMachine, events: readonly string[]): Structure {
  const parallel = machine.root.type === 'parallel';
  const roots = parallel ? Object.values(machine.root.states) : [machine.root];
  const main = roots[0]?.key ?? '';
  const states = new Map<string, StateInfo>();
  const transitions = new Map<string, Map<string, Transition>>();
  const regionsByEvent = new Map<string, string[]>(events.map((type) => [type, []]));
  const ambiguous: string[] = [];
  const histories = new Map<string, ReadonlySet<string>>();
  const initial: Record<string, string> = {};

  for (const root of roots) {
    const region = root.key;
    const idOf = (node: AnyStateNode) => leafId(main, region, node.key);
    initial[region] = idOf(initialLeaf(root));
    for (const leaf of leavesOf(root)) {
      const id = idOf(leaf);
      states.set(id, { id, region, meta: (leaf.meta as StateMeta | undefined) ?? {}, node: leaf });
      const own = new Map<string, Transition>();
      collect(leaf, id, own);
      transitions.set(id, own);
      for (const type of own.keys()) {
        const list = regionsByEvent.get(type) ?? [];
        if (!list.includes(region)) list.push(region);
        regionsByEvent.set(type, list);
      }
    }

    function collect(node: AnyStateNode, from: string, own: Map<string, Transition>): void {
      for (const [type, definitions] of node.transitions) {
        if (definitions.length > 1) ambiguous.push(`${from}: ${type}`);
        const definition = definitions[0];
        if (!definition) continue;
        const target = definition.target?.[0];
        own.set(type, {
          region,
          from,
          event: type,
          to: destination(target),
          rules: (definition.meta as TransitionMeta | undefined)?.rules ?? [],
          applies: definition.actions.length > 0,
        });
      }
    }

    function destination(target: AnyStateNode | undefined): Transition['to'] {
      if (!target) return null;
      if (target.type !== 'history') return idOf(initialLeafOrSelf(target));
      if (target.parent)
        histories.set(target.id, new Set([initialLeaf(target.parent), ...leavesOf(target.parent)].map(idOf)));
      return { history: target.id };
    }
  }
  return {
    main,
    regions: roots.map((root) => root.key),
    states,
    initial,
    transitions,
    regionsByEvent,
    ambiguous,
    histories,
  };
}

const initialLeafOrSelf = (node: AnyStateNode): AnyStateNode =>
  Object.keys(node.states).length === 0 ? node : initialLeaf(node);
