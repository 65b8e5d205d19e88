import type { Description } from '#machines/kit/describe.ts';

/** A field of a CSV file; one that a spreadsheet could take for a formula is written as text. */
const field = (value: string | number | null | undefined): string => {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

type Line = readonly Parameters<typeof field>[0][];

/** Lines as a CSV file. */
export const csvOf = (lines: readonly Line[]): string => lines.map((line) => line.map(field).join(',')).join('\n');

/** Writes each transition as a line: region, from, event, to, rules. */
export const csv = ({ machine, transitions }: Pick<Description, 'machine' | 'transitions'>): string =>
  csvOf([
    ['machine', 'region', 'from', 'event', 'to', 'rules'],
    ...transitions.map(({ region, from, event, to, rules }) => [machine, region, from, event, to, rules.join(' ')]),
  ]);
