import { code128Bars } from './code128.ts';

const QUIET = 10;
const HEIGHT = 40;

/** A text as a Code 128 barcode with its quiet zones, as wide as its place. */
export function Barcode({ text, className }: { text: string; className?: string }) {
  const { bars, width } = code128Bars(text);
  const path = bars.map(([at, wide]) => `M${QUIET + at} 0h${wide}v${HEIGHT}h-${wide}z`).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
