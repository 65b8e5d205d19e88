import { useId, type KeyboardEvent, type Ref } from 'react';
import * as css from './Map.css.ts';
import { TYPE, type MapLayout, type PlacedEdge, type PlacedNode } from './layout.ts';

/** A map laid out; a node is chosen by pointer, Enter or Space. */
interface MapSvgProps {
  readonly layout: MapLayout;
  readonly label: string;
  readonly chosen: string | null;
  /** Edges that matter now; null: all alike. */
  readonly marked: ((edge: PlacedEdge) => boolean) | null;
  readonly isFinal: (state: string) => boolean;
  /** What a screen reader says of a node; null for what leads nowhere. */
  readonly nameOf: (node: PlacedNode) => string | null;
  readonly onChoose: (node: PlacedNode) => void;
  readonly svg?: Ref<SVGSVGElement>;
}

/** A map is not blown up beyond so many times its own size, nor shrunk below so many px. */
const LARGEST = 1.15;
const NARROWEST = 760;

const ROUND = 6;

/** A line through points whose corners are rounded. */
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

export function MapSvg({ layout, label, chosen, marked, isFinal, nameOf, onChoose, svg }: MapSvgProps) {
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
    .map((edge) => ({ edge, look: lookOf(edge) }))
    .toSorted((one, two) => looks.indexOf(one.look) - looks.indexOf(two.look));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} tabIndex={0} role="region" aria-label={label}>
      <svg
        ref={svg}
        className={css.map}
        style={{ maxWidth: layout.width * LARGEST, minWidth: Math.min(layout.width, NARROWEST) }}
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
        {edges.map(({ edge, look }) => (
          <path key={edge.id} className={css.lines[look]} d={pathOf(edge)} markerEnd={`url(#${marker}${look})`} />
        ))}
        {edges.map(({ edge, look }) => edge.label && <EdgeLabel key={edge.id} edge={edge} look={look} />)}
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

function EdgeLabel({ edge: { label }, look }: { edge: PlacedEdge; look: keyof typeof css.labels }) {
  if (!label) return null;
  return (
    <text className={css.labels[look]} aria-hidden="true">
      {label.lines.map((line, index) => (
        <tspan key={index} x={label.x + label.width / 2} y={label.y + (index + 0.75) * TYPE.line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface NodeProps {
  readonly node: PlacedNode;
  readonly name: string | null;
  readonly look: keyof typeof css.boxes;
  readonly onChoose: (node: PlacedNode) => void;
}

const WORDS = { phase: 'phase', chosen: 'chosen', end: 'quiet', arrivals: 'quiet', back: 'quiet' } as const;

function Node({ node, name, look, onChoose }: NodeProps) {
  const { kind, x, y, width, height, lines } = node;
  // A line's end is a space between words, to whoever reads the text and not the drawing.
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
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(node);
  };
  return (
    <g
      className={css.node}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={look === 'chosen'}
      onClick={() => onChoose(node)}
      onKeyDown={press}
    >
      {drawn}
    </g>
  );
}
