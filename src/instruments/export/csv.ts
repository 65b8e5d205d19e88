import type { Description } from '#machines/kit/describe.ts';

/** Returns a CSV field; text that a spreadsheet could read as a formula is escaped. */
const field = (value: string | number | null | undefined): string => {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

type Line = readonly Parameters<typeof field>[0][];

/** Joins lines to a CSV file. */
export const csvOf = (lines: readonly Line[]): string => lines.map((line) => line.map(field).join(',')).join('\n');

/** Returns every transition as a line: region, from, event, to, rules. */
export const csv = ({ machine, transitions }: Pick<Description, 'machine' | 'transitions'>): string =>
  csvOf([
    ['machine', 'region', 'from', 'event', 'to', 'rules'],
    ...transitions.map(({ region, from, event, to, rules }) => [machine, region, from, event, to, rules.join(' ')]),
  ]);
