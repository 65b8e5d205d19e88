import type * as z from 'zod/mini';
import type { Bytes } from '#proofs/bytes.ts';
import { EVENTS, EVIDENCE, evidence, packedEvents, type Evidence, type PackedEvent } from './pack.ts';

/** Content of a pack's files, or each fault of their form. */
export interface Read {
  readonly evidence: Evidence | null;
  readonly events: readonly PackedEvent[];
  readonly faults: readonly string[];
}

const MOST_FAULTS = 20;

/** Parses a JSON file by a schema; returns null and adds a fault if it is invalid. */
function jsonIn<Schema extends z.ZodMiniType>(
  files: ReadonlyMap<string, Bytes>,
  name: string,
  schema: Schema,
  faults: string[],
): z.infer<Schema> | null {
  const bytes = files.get(name);
  if (!bytes) {
    faults.push(name);
    return null;
  }
  try {
    const { data, error } = schema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    if (!error) return data;
    for (const { path } of error.issues.slice(0, MOST_FAULTS)) faults.push(`${name}: ${path.join('.')}`);
  } catch {
    faults.push(`${name}: JSON`);
  }
  return null;
}

/** Reads the two files by which a pack is verified. */
export function readPack(files: ReadonlyMap<string, Bytes>): Read {
  const faults: string[] = [];
  const read = jsonIn(files, EVIDENCE, evidence, faults);
  const events = jsonIn(files, EVENTS, packedEvents, faults);
  return { evidence: read, events: events ?? [], faults };
}
