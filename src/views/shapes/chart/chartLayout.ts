import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** Measures of a diagram, px. */
export const BOX = { width: 160, height: 34, column: 34, row: 20, head: 34, edge: 14 } as const;

/** A state at its place. */
export interface PlacedState {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A move between two states, with the events that lead along. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
}

/** A machine's main region as a diagram: one column for each phase, its states under each other. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly phases: readonly { readonly phase: string; readonly x: number }[];
  readonly states: ReadonlyMap<string, PlacedState>;
  readonly moves: readonly Move[];
}

/** The moves of the main region; each pair of states once. */
const movesOf = (aggregateType: AggregateType): Move[] => {
  const moves = new Map<string, { from: string; to: string; events: string[] }>();
  for (const { region, from, to, event } of transitionsOfAll(aggregateType)) {
    const moved = region === aggregateType.structure.main && typeof to === 'string' && to !== from;
    if (!moved || aggregateType.structure.states.get(from)?.meta.absent === true) continue;
    const move = moves.get(`${from} ${to}`) ?? { from, to, events: [] };
    move.events.push(event);
    moves.set(`${from} ${to}`, move);
  }
  return [...moves.values()];
};

/** Lays out a machine from the machine itself, in the order of its states. */
export function chartOf(aggregateType: AggregateType): ChartLayout {
  const main = [...aggregateType.structure.states.values()].filter(
    ({ region, meta }) => region === aggregateType.structure.main && meta.absent !== true,
  );
  const columns = [...Map.groupBy(main, ({ meta }) => meta.phase ?? '')];
  const tallest = Math.max(...columns.map(([, members]) => members.length));
  const states = new Map<string, PlacedState>();
  columns.forEach(([, members], column) => {
    const free = (tallest - members.length) / 2;
    members.forEach(({ id }, row) => {
      const x = BOX.edge + column * (BOX.width + BOX.column);
      const y = BOX.head + BOX.edge + (free + row) * (BOX.height + BOX.row);
      states.set(id, { id, x, y });
    });
  });
  const last = columns.at(-1)?.[1].length ?? 1;
  const bend = last > 1 ? bendOf((last - 1) * (BOX.height + BOX.row)) : 0;
  return {
    width: 2 * BOX.edge + columns.length * (BOX.width + BOX.column) - BOX.column + bend,
    height: BOX.head + 2 * BOX.edge + tallest * (BOX.height + BOX.row),
    phases: columns.map(([phase], column) => ({ phase, x: BOX.edge + column * (BOX.width + BOX.column) })),
    states,
    moves: movesOf(aggregateType),
  };
}

/** Distance by which a line within a column bends to the right of its boxes. */
const bendOf = (height: number): number => 26 + height / 8;

/** The line of a move: forward from side to side, back around below, and within a column around its right side. */
export function lineOf({ from, to }: Move, states: ChartLayout['states']): string {
  const a = states.get(from);
  const b = states.get(to);
  if (!a || !b) return '';
  const [ay, by] = [a.y + BOX.height / 2, b.y + BOX.height / 2];
  if (b.x > a.x) {
    const [x1, x2] = [a.x + BOX.width, b.x - 5];
    const bend = Math.max(26, (x2 - x1) / 2);
    return `M${x1} ${ay}C${x1 + bend} ${ay} ${x2 - bend} ${by} ${x2} ${by}`;
  }
  if (b.x === a.x) {
    const x = a.x + BOX.width;
    const bend = x + bendOf(Math.abs(by - ay));
    return `M${x} ${ay}C${bend} ${ay} ${bend} ${by} ${x + 5} ${by}`;
  }
  const [x1, x2] = [a.x + BOX.width / 2, b.x + BOX.width / 2];
  const [y1, y2] = [a.y + BOX.height, b.y + BOX.height + 5];
  const low = Math.max(y1, y2) + 22;
  return `M${x1} ${y1}C${x1} ${low} ${x2} ${low} ${x2} ${y2}`;
}
