import { nameOf } from './entry.ts';
import type { CompanyConflict } from './conflicts.ts';
import type { ConflictKind } from './merge.ts';
import type { CompanyReport } from './update.ts';

const reasons: Readonly<Record<ConflictKind, string>> = {
  bothChanged: 'changed here and in the standard company',
  bothAdded: 'added here and in the standard company',
  retiredInStandard: 'changed here, retired in the standard company',
  retiredHere: 'retired here, changed in the standard company',
  entriesBelow: 'retired in the standard company, but entries in use are below it here',
  refused: 'the change of the standard company is refused',
};

const MOST_CHARACTERS = 120;

const short = (value: unknown): string => {
  const text = JSON.stringify(value ?? null);
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}...`;
};

/** Describes a conflict in a line: the entry, the reason, and both values of a field or the rules that refused. */
export function conflictLine(conflict: CompanyConflict): string {
  const { number, kind, field, own, standard, refusals, settledAt } = conflict;
  const place = field === null ? nameOf(conflict) : `${nameOf(conflict)} ${field}`;
  const sides = field === null ? '' : `: here ${short(own)}, standard ${short(standard)}`;
  const rules = refusals.length === 0 ? '' : `: ${refusals.map(({ code, rule }) => rule ?? code).join(', ')}`;
  return `${number}. ${place}: ${reasons[kind]}${sides}${rules}${settledAt === null ? '' : ' (settled)'}`;
}

/** Describes an update for the log; returns no line if nothing happened and nothing is open. */
export function companyLines({ version, before, events, conflicts }: CompanyReport): string[] {
  if (before !== null && before > version)
    return [`The standard company here has version ${before}; this program's version ${version} is older: unchanged.`];
  const counts = Object.entries(events).map(([type, count]) => `${type} ${count}`);
  const news = counts.length === 0 ? [] : [`Standard company, version ${version}: ${counts.join(', ')}.`];
  if (conflicts.length === 0) return news;
  return [...news, 'Open conflicts with the standard company:', ...conflicts.map((one) => `  ${conflictLine(one)}`)];
}
