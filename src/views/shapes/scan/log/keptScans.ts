import * as z from 'zod/mini';
import { refusal } from '#calls/refusal.ts';
import { HELD } from '#machines/scanning/direction.ts';
import { keptWork } from '#services/kept/texts.ts';
import { session } from '#services/session.ts';
import type { Scan } from '../verdict/verdict.ts';

/** Scans that are kept of one place: what a person looks back at, and little to write after each. */
const MOST_KEPT = 100;

const verdict = z.union([
  z.object({
    kind: z.literal('unread'),
    fault: z.enum([
      'empty',
      'checkDigit',
      'bagCheckDigit',
      'foreign',
      'address',
      'unknown',
      'bagHere',
      'noBag',
      'piecesUnknown',
    ]),
  }),
  z.object({ kind: z.literal('refused'), refusals: z.array(refusal) }),
  z.object({ kind: z.literal('done'), result: z.string() }),
  z.object({ kind: z.literal('asked'), held: z.exactOptional(z.enum(HELD)) }),
  z.object({ kind: z.enum(['unkept', 'turnedAway']), why: z.string() }),
]);

const scan: z.ZodMiniType<Scan> = z.object({
  number: z.number(),
  machine: z.string(),
  code: z.string(),
  key: z.nullable(z.string()),
  at: z.string(),
  verdict,
  way: z.enum(['here', 'waiting', 'sent']),
  corrected: z.boolean(),
  data: z.exactOptional(z.record(z.string(), z.unknown())),
  keptAs: z.exactOptional(z.string()),
  entry: z.nullable(z.string()),
});

/** Returns false for a scan of which nothing could come any more: neither this page nor the outbox would settle it. */
const isLasting = ({ way, keptAs, verdict: { kind } }: Scan): boolean =>
  way === 'waiting' ? keptAs !== undefined : way === 'sent' || kind !== 'asked';

/**
 * Keeps the last scans of a place, a record of a machine, in this tab over a reload: the server knows the parcels, but not
 * what was shown of each scan.
 */
export function keptScansOf(machine: string, id: string) {
  const user = session.getSnapshot().context.user?.id;
  const kept = keptWork(`lastScans/${machine}/${id}`, z.array(scan), 'tab');
  return {
    read: (): readonly Scan[] => (user === undefined ? [] : (kept.read(user) ?? []).filter(isLasting)),
    write(scans: readonly Scan[]): void {
      // What is settled after the sign-out is not left to the next person.
      if (user !== undefined && session.getSnapshot().context.user?.id === user)
        kept.write(user, scans.length === 0 ? null : scans.slice(0, MOST_KEPT));
    },
  };
}
