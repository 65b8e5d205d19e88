import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPORTS } from '../atlas/kept.ts';
import { outside } from './journal.ts';
import { leakFinder } from './leaks.ts';
import { SERVER_LOGS } from './logsVariable.ts';
import type { Outcome } from './outcome.ts';
import { personalTexts } from './personalTexts.ts';

/** Most findings that are named. */
const MOST_NAMED = 20;

/** Fields of lines that are no text of a person: numbers, and ids of the program's own making. */
const PLAIN: ReadonlySet<string> = new Set(['level', 'time', 'reqId', 'session', 'status', 'milliseconds', 'ip']);
const BROWSER_REQUEST = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const DIRECTORY = join(REPORTS, 'serverLogs');

/** Names the directory of their logs to the servers of this run; forgets those of the last one unless this run goes on with it. */
export function prepareServerLogs(isResumed: boolean): void {
  if (!isResumed) rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  process.env[SERVER_LOGS] = DIRECTORY;
}

/** Returns what a line says beside its plain fields, with addresses as they were typed; null for what is no structured line. */
function textOf(line: string): string | null {
  if (!line.startsWith('{')) return null;
  const fields = Object.entries(JSON.parse(line) as Record<string, unknown>).filter(
    ([name, value]) => !PLAIN.has(name) && !(name === 'browserRequest' && BROWSER_REQUEST.test(String(value))),
  );
  return JSON.stringify(Object.fromEntries(fields)).replaceAll(/(?:%[\dA-F]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return coded;
    }
  });
}

/** Returns the different texts of a log's structured lines, each with the number of its first line, and how many lines there are. */
function textsOf(file: string): { readonly texts: ReadonlyMap<string, number>; readonly lines: number } {
  const texts = new Map<string, number>();
  let lines = 0;
  const whole = readFileSync(file, 'utf8');
  for (const [index, line] of whole
    .slice(0, whole.lastIndexOf('\n') + 1)
    .split('\n')
    .entries()) {
    const text = textOf(line);
    if (text === null) continue;
    lines += 1;
    if (!texts.has(text)) texts.set(text, index + 1);
  }
  return { texts, lines };
}

/** Reads the logs of a directory. Returns how many lines they have, and a failure for each text that should not be there. */
export function readServerLogs(directory: string): { readonly lines: number; readonly failures: readonly Outcome[] } {
  const leakIn = leakFinder(personalTexts());
  const seen = new Set<string>();
  const failures: Outcome[] = [];
  let count = 0;
  for (const name of readdirSync(directory).toSorted()) {
    const file = join(directory, name);
    const { texts, lines } = textsOf(file);
    count += lines;
    for (const [text, line] of texts) {
      if (seen.has(text)) continue;
      seen.add(text);
      const leak = leakIn(text);
      if (leak === null) continue;
      const title = `${relative(process.cwd(), file)}:${line} holds ${leak.kinds.join(', ')}: ${leak.masked}`;
      failures.push(outside('', 'A log holds neither secrets nor personal data.', title));
    }
  }
  return { lines: count, failures: failures.slice(0, MOST_NAMED) };
}

/** Judges the logs of this run; says how many lines were read. */
export function judgeServerLogs(): readonly Outcome[] {
  const began = performance.now();
  const { lines, failures } = readServerLogs(DIRECTORY);
  if (lines === 0) return [];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'} logs: ${lines} lines of servers read (${seconds} s)`);
  return failures;
}
