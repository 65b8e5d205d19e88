import { useId, type KeyboardEvent, type Ref } from 'react';
import * as css from './Map.css.ts';
import { BUDGET } from './budget.ts';
import { TYPE, type MapLayout, type PlacedEdge, type PlacedNode } from './layout.ts';

/** Process mining shown on a line of a map. */
export interface ShownHeat {
  /** The number as drawn, and as a screen reader reads it. */
  readonly text: string;
  readonly name: string;
  /** Share of the line with the highest number, 0 to 1. */
  readonly share: number;
  readonly look: 'done' | 'refused' | 'never';
  /** Shows the cases of the number; null if there are none. */
  readonly open: (() => void) | null;
}
export type HeatOf = (edge: PlacedEdge) => ShownHeat | null;

/** Draws a map; pointer, Enter or Space selects a node. */
interface MapSvgProps {
  readonly layout: MapLayout;
  readonly label: string;
  readonly chosen: string | null;
  /** Selects highlighted edges; null: all alike. */
  readonly marked: ((edge: PlacedEdge) => boolean) | null;
  readonly isFinal: (state: string) => boolean;
  /** Returns the accessible name of a node; null for one that cannot be opened. */
  readonly nameOf: (node: PlacedNode) => string | null;
  readonly onChoose: (node: PlacedNode) => void;
  readonly svg?: Ref<SVGSVGElement>;
  /** Process mining of each line; absent for the machine alone. */
  readonly heat?: HeatOf | null;
}

/** Maximum extra width of a line for its count, px. */
const MOST_HEAT = 6;

/** Limits of the magnification of a map: the smallest keeps its labels readable. A narrower place scrolls. */
const LARGEST = 1.15;
const SMALLEST = BUDGET.label / TYPE.edge;

const ROUND = 6;

/** Returns a line through points with rounded corners. */
export const pathOf = ({ points }: Pick<PlacedEdge, 'points'>): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const towards = (to: { x: number; y: number }): string => {
        const length = Math.hypot(to.x - point.x, to.y - point.y) || 1;
        const step = Math.min(ROUND, length / 2) / length;
        return `${point.x + (to.x - point.x) * step} ${point.y + (to.y - point.y) * step}`;
      };
      return `L${towards(before)}Q${point.x} ${point.y} ${towards(after)}`;
    })
    .join('');

export function MapSvg({ layout, label, chosen, marked, isFinal, nameOf, onChoose, svg, heat = null }: MapSvgProps) {
  const marker = useId();
  const lookOf = (edge: PlacedEdge): keyof typeof css.lines =>
    chosen !== null && [edge.from, edge.to].includes(chosen)
      ? 'chosen'
      : marked
        ? marked(edge)
          ? 'chosen'
          : 'dimmed'
        : 'plain';
  const looks = ['dimmed', 'plain', 'chosen'] as const;
  const edges = layout.edges
    .map((edge) => ({ edge, look: lookOf(edge), shown: heat?.(edge) ?? null }))
    .toSorted((one, two) => looks.indexOf(one.look) - looks.indexOf(two.look));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} tabIndex={0} role="region" aria-label={label}>
      <svg
        ref={svg}
        className={css.map}
        style={{ maxWidth: layout.width * LARGEST, minWidth: layout.width * SMALLEST }}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={label}
      >
        <defs>
          {looks.map((look) => (
            <marker
              key={look}
              id={`${marker}${look}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0.5L8 4L0 7.5z" className={css.heads[look]} />
            </marker>
          ))}
        </defs>
        {edges.map(({ edge, look, shown }) => (
          <path
            key={edge.id}
            className={shown ? css.heats[shown.look] : `${css.lines[look]} ${edge.main.length > 0 ? css.mainLine : ''}`}
            {...(shown && { style: { strokeWidth: 1.2 + MOST_HEAT * Math.sqrt(shown.share) } })}
            d={pathOf(edge)}
            markerEnd={`url(#${marker}${look})`}
          />
        ))}
        {edges.map(
          ({ edge, look, shown }) => edge.label && <EdgeLabel key={edge.id} edge={edge} look={look} heat={shown} />,
        )}
        {layout.nodes.map((node) => (
          <Node
            key={node.id}
            node={node}
            name={nameOf(node)}
            look={
              node.id === chosen ? 'chosen' : node.kind === 'state' && node.of && isFinal(node.of) ? 'final' : node.kind
            }
            onChoose={onChoose}
          />
        ))}
      </svg>
    </div>
  );
}

interface EdgeLabelProps {
  readonly edge: PlacedEdge;
  readonly look: keyof typeof css.labels;
  readonly heat: ShownHeat | null;
}

/** Label of a line, with the count below it. */
function EdgeLabel({ edge: { label }, look, heat }: EdgeLabelProps) {
  if (!label) return null;
  const middle = label.x + label.width / 2;
  // With a number, the text moves up half a line and the number down.
  const raised = heat ? TYPE.line / 2 : 0;
  return (
    <>
      <text className={css.labels[heat?.look === 'never' ? 'dimmed' : look]} aria-hidden="true">
        {label.lines.map((line, index) => (
          <tspan key={index} x={middle} y={label.y + (index + 0.75) * TYPE.line - raised}>
            {line}
          </tspan>
        ))}
      </text>
      {heat && <HeatText heat={heat} x={middle} y={label.y + (label.lines.length + 0.75) * TYPE.line - raised} />}
    </>
  );
}

function HeatText({ heat: { text, name, look, open }, x, y }: { heat: ShownHeat; x: number; y: number }) {
  const shown = (
    <text className={css.heatTexts[look]} x={x} y={y} aria-hidden="true">
      {text}
    </text>
  );
  if (!open) return shown;
  return (
    <g
      className={css.node}
      role="button"
      tabIndex={0}
      aria-label={name}
      onClick={open}
      onKeyDown={(event) => pressed(event, open)}
    >
      <rect className={css.heatPlace} x={x - HEAT_PLACE.width / 2} y={y - 13} {...HEAT_PLACE} />
      {shown}
    </g>
  );
}

/** Size of a number's button, px. */
const HEAT_PLACE = { width: 56, height: 18, rx: 4 } as const;

/** Runs the action on Enter and Space, as a click does. */
const pressed = (event: KeyboardEvent, act: () => void): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
};

interface NodeProps {
  readonly node: PlacedNode;
  readonly name: string | null;
  readonly look: keyof typeof css.boxes;
  readonly onChoose: (node: PlacedNode) => void;
}

const WORDS = { phase: 'phase', chosen: 'chosen', end: 'quiet', arrivals: 'quiet', back: 'quiet' } as const;

function Node({ node, name, look, onChoose }: NodeProps) {
  const { kind, x, y, width, height, lines } = node;
  // A line break is a space between words in the text content.
  const joint = lines.every((line) => !/[\u2E80-\u9FFF]/.test(line));
  const round = kind === 'start' ? width / 2 : kind === 'state' ? 7 : height / 2;
  const words = look in WORDS ? WORDS[look as keyof typeof WORDS] : 'plain';
  const drawn = (
    <>
      <rect className={css.boxes[look]} width={width} height={height} rx={Math.min(round, 17)} />
      <text className={css.words[words]} aria-hidden="true">
        {lines.map((line, index) => (
          <tspan key={index} x={width / 2} y={height / 2 + (index - (lines.length - 1) / 2) * TYPE.line + 4.5}>
            {index < lines.length - 1 && joint ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </>
  );
  if (name === null) return <g transform={`translate(${x} ${y})`}>{drawn}</g>;
  return (
    <g
      className={css.node}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={look === 'chosen'}
      onClick={() => onChoose(node)}
      onKeyDown={(event) => pressed(event, () => onChoose(node))}
    >
      {drawn}
    </g>
  );
}
