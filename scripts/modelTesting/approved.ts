import { readFileSync, writeFileSync } from 'node:fs';
import type { Effects } from './effects.ts';
import type { ApprovedMachine } from './approvedMachine.ts';

const read = (place: URL): unknown => JSON.parse(readFileSync(place, 'utf8'));

/** Reads the approved machine. */
export const readApprovedMachine = (place: URL): ApprovedMachine => read(place) as ApprovedMachine;
export const readEffects = (place: URL): Effects => read(place) as Effects;

const line = (value: unknown): string => JSON.stringify(value);
const lines = (value: object, depth: number): string => {
  const indent = '  '.repeat(depth);
  const entries = Object.entries(value).map(([key, inner]) => `${indent}  ${line(key)}: ${deeper(inner, depth)}`);
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
};
const deeper = (value: unknown, depth: number): string =>
  depth < 1 && typeof value === 'object' && value !== null && !Array.isArray(value)
    ? lines(value, depth + 1)
    : line(value);

/** Writes a machine or effects with one item per line, for readable differences. */
export function write(place: URL, value: object): void {
  writeFileSync(place, `${lines(value, 0)}\n`);
}

/** Writes an approved machine with one transition per line. */
export function writeApprovedMachine(place: URL, approvedMachine: ApprovedMachine): void {
  const transitions = Object.entries(approvedMachine.transitions).map(
    ([state, of]) => `    ${line(state)}: ${lines(of, 2)}`,
  );
  const { transitions: _, ...rest } = approvedMachine;
  const head = lines(rest, 0).slice(0, -2);
  writeFileSync(place, `${head},\n  "transitions": {\n${transitions.join(',\n')}\n  }\n}\n`);
}
