import type { StationContext, StationEvent } from '#machines/scanning/station/index.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk } from '../desk.ts';
import type { StationWorld } from './world.ts';

interface Around {
  readonly desk: Desk;
  readonly verdicts: () => OptimisticVerdicts;
  readonly world: Pick<StationWorld, 'isSeen'>;
}

/** Version of the aggregate that an accepted entry produced; null if that is not known. */
const versionOf = ({ machine, id, event, verdict }: Entry): number | null =>
  verdict?.events?.find(({ type, stream }) => type === event.type && stream === `${machine}/${id}`)?.version ?? null;

/** News of an outbox entry for a station; none for most entries, however many wait. */
export function newsOf(
  entry: Entry,
  { passages, refused }: StationContext,
  { desk, verdicts, world }: Around,
): readonly StationEvent[] {
  const machine = desk.aggregateType.id;
  const { id } = verdicts();
  if (entry.machine !== machine || entry.id !== id) return [];
  const own = passages[entry.key];
  const { type, ...data } = entry.event;
  const version = entry.state === 'sent' ? versionOf(entry) : null;
  const isAhead = version !== null && version > verdicts().version();
  const left = { entry: entry.key, type, data, at: entry.at, isRefused: entry.state === 'refused', isAhead };
  const found: StationEvent[] = own ? [] : [{ type: 'entry.found', left }];
  if (entry.state === 'sent')
    return own?.state === 'waiting' || (!own && isAhead)
      ? [...found, { type: 'entry.accepted', entry: entry.key, version }]
      : [];
  if (entry.state !== 'refused') return found;
  if (refused.has(entry.key)) return [];
  const isSeen = own !== undefined && world.isSeen();
  const refusals = entry.verdict?.refusals ?? [];
  return [...found, { type: 'entry.refused', entry: entry.key, refusals, at: entry.at, isSeen }];
}
