import type { EventSpec } from './event.ts';
import { isZawgyi, plainCode, plainText } from './text.ts';

/** One reason against a payload, with the place of its field. */
export interface PayloadIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Values of an issue that a check of our own raises; `fault` names it in place of its code. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

type Path = readonly PropertyKey[];
type Change = (text: string, path: Path) => string;

/** Returns a value with each of its texts changed. */
function eachText(value: unknown, change: Change, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((one, index) => eachText(one, change, [...path, index]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change, [...path, name])]));
}

const nameOf = (path: Path): string => path.map(String).join('.');

/**
 * Parses a payload, however it was typed, pasted, scanned, imported or sent: every text in its one form. A field that
 * refuses a text takes it as a code: with letters of usual width, and digits of any script by their value.
 */
export function parsePayload({ payload }: EventSpec, data: unknown): ReturnType<EventSpec['payload']['safeParse']> {
  const plain = eachText(data, plainText);
  const parsed = payload.safeParse(plain);
  if (parsed.success) return parsed;
  const refused = new Set(parsed.error.issues.map(({ path }) => nameOf(path)));
  const asCodes = payload.safeParse(
    eachText(plain, (text, path) => (refused.has(nameOf(path)) ? plainCode(text) : text)),
  );
  return asCodes.success ? asCodes : parsed;
}

/** Returns an issue for each text of the Zawgyi encoding, which means other letters than it shows. */
export function zawgyiIssues(data: unknown): readonly PayloadIssue[] {
  const issues: PayloadIssue[] = [];
  eachText(data, (text, path) => {
    if (isZawgyi(text)) issues.push({ code: 'zawgyi', path, message: 'Text of the Zawgyi encoding' });
    return text;
  });
  return issues;
}
