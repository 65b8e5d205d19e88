/** Patterns of the parts of a bar in the colour of their lines, one for each series: they differ where colours do not. */
const PATTERNS: readonly ((line: string) => string | null)[] = [
  () => null,
  (line) => stripes('45deg', line),
  (line) => stripes('90deg', line),
  (line) => stripes('-45deg', line),
  (line) => stripes('0deg', line),
  (line) => `${stripes('45deg', line)}, ${stripes('-45deg', line)}`,
];

const stripes = (angle: string, line: string): string =>
  `repeating-linear-gradient(${angle}, ${line} 0 1.5px, transparent 1.5px 6px)`;

/** Returns the background of a series: its pattern over its colour. */
export function patterned(index: number, line: string, ground: string): string {
  const pattern = PATTERNS[index]?.(line) ?? null;
  return pattern === null ? ground : `${pattern}, ${ground}`;
}
