import type { StreamName } from '../store/streamName.ts';
import { aggregatesAfter } from './examine.ts';
import { audit, auditWorld, type AuditParts } from './follow.ts';
import type { Occasion } from './record.ts';

const PAGE = 200;

/**
 * Examines every aggregate and the invariants about none. Returns the numbers of aggregates and contradictions; an
 * abort ends it early.
 */
export async function overEverything(
  parts: AuditParts,
  occasion: Occasion,
  signal: AbortSignal,
): Promise<{ readonly lives: number; readonly found: number }> {
  let after: StreamName = { machine: '', id: '' };
  let [aggregates, found] = [0, 0];
  while (!signal.aborted) {
    const names = await aggregatesAfter(parts.pool, after, PAGE);
    const last = names.at(-1);
    if (!last) return { lives: aggregates, found: found + (await auditWorld(parts, occasion)) };
    const { findings } = await audit(parts, names, occasion);
    aggregates += names.length;
    found += findings.length;
    after = last;
  }
  return { lives: aggregates, found };
}
