import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import type { Violation } from '#machines/violation/context.ts';
import type { Proposer } from '../propose/proposer.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';
import { worldInvariants, type Examination } from './examine.ts';
import type { Finding } from './invariant.ts';

/** The fields of a recorded violation that a follow-up needs. */
interface RecordedViolation extends StreamName {
  readonly violation: string;
  readonly invariant: string;
  readonly fingerprint: string;
  readonly vanished: boolean;
  readonly accepted: boolean;
  readonly closed: boolean;
}

type ViolationCommand = {
  readonly id?: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
};
export type Occasion = Violation['occasion'];

const worldInvariantIds = new Set(worldInvariants.map(({ id }) => id));

const nameOf = (invariant: string, aggregate: StreamName): string => `${invariant} ${streamKey(aggregate)}`;

const fingerprintOf = ({ invariant, evidence, ...aggregate }: Finding): string =>
  sha256Hex(canonical([invariant, streamKey(aggregate), evidence]));

/** The means by which findings are recorded. */
interface Recording {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
  readonly clock: (() => Date) | undefined;
}

/**
 * Records the result of an examination: new contradictions, changed ones and those no longer found. It repairs
 * nothing. A violation that a person accepted is not raised again while it is unchanged. `whole` names the invariant
 * about no single aggregate that was checked everywhere.
 */
export async function record(
  { pool, proposer, clock = () => new Date() }: Recording,
  { subjects, findings }: Examination,
  occasion: Occasion,
  whole: string | null = null,
): Promise<readonly Finding[]> {
  const seen = new Map(findings.map((finding) => [nameOf(finding.invariant, finding), finding]));
  const recorded = await recordsOf(pool, [...subjects, ...findings], whole);
  if (seen.size === 0 && recorded.length === 0) return [];
  const versions = new Map(subjects.map((subject) => [streamKey(subject), subject]));
  const examined = new Set(versions.keys());
  const commands: ViolationCommand[] = [];
  const fresh: Finding[] = [];
  for (const [name, finding] of seen) {
    const own = recorded.filter((one) => nameOf(one.invariant, one) === name);
    const fingerprint = fingerprintOf(finding);
    const subject = versions.get(streamKey(finding));
    const details = { evidence: finding.evidence, fingerprint, lifeVersion: subject?.aggregate.version ?? 0, occasion };
    const open = own.find(({ closed }) => !closed);
    if (open) {
      if (open.fingerprint !== fingerprint || open.vanished)
        commands.push({ id: open.violation, event: { type: 'violation.changed', ...details } });
    } else if (!own.some((one) => one.accepted && one.fingerprint === fingerprint)) {
      const { invariant, machine, id: aggregate } = finding;
      const branches = subject
        ? [...new Set(subject.aggregateType.branches(subject.aggregate.context))].slice(0, 50)
        : [];
      fresh.push(finding);
      commands.push({ event: { type: 'violation.found', invariant, machine, life: aggregate, branches, ...details } });
    }
  }
  for (const one of recorded) {
    const wasExamined = worldInvariantIds.has(one.invariant) ? one.invariant === whole : examined.has(streamKey(one));
    if (!one.closed && !one.vanished && wasExamined && !seen.has(nameOf(one.invariant, one)))
      commands.push({ id: one.violation, event: { type: 'violation.vanished' } });
  }
  if (commands.length > 0) await propose(proposer, commands, clock());
  return fresh;
}

/**
 * Proposes commands on violations. Two processes may find the same one at once: its reservation lets one record it and
 * refuses the other.
 */
const propose = (
  proposer: Pick<Proposer, 'propose'>,
  commands: readonly ViolationCommand[],
  now: Date,
): Promise<unknown> =>
  proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: system,
    at: now.toISOString(),
    cause: 'auditor',
    commands: commands.map((command) => ({ key: crypto.randomUUID(), machine: 'violation', ...command })),
  });

async function recordsOf(
  pool: pg.Pool,
  aggregates: readonly StreamName[],
  whole: string | null,
): Promise<RecordedViolation[]> {
  const { rows } = await pool.query<RecordedViolation>({
    name: 'audit-records',
    text: `select v.id as violation, v.machine, v.life as id, v.invariant, v.row ->> 'fingerprint' as fingerprint,
        v.vanished_at is not null as vanished, v.outcome is not distinct from 'accepted' as accepted, v.state = 'closed' as closed
      from row_violation v
      where (v.machine, v.life) in (select * from unnest($1::text[], $2::text[])) or v.invariant = $3
      order by v.id`,
    values: [aggregates.map(({ machine }) => machine), aggregates.map(({ id }) => id), whole],
  });
  return rows;
}
