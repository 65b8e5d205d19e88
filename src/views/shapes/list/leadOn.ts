import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Verdict } from '#services/propose.ts';
import { leadOnFrom, type Remedy } from '../detail/remedies.ts';
import type { Presentation } from '../presentation/presentation.ts';

/** A record type as the verdicts on many of its records show it. */
export type Judged = AggregateType & Partial<Pick<Presentation, 'acts' | 'path' | 'together'>>;

/** Address that leads on from a refusal, with the pane or record that it opens by name, or the screen by its path. */
interface LeadOn {
  readonly address: string;
  readonly pane?: string;
  readonly screen?: string;
  readonly record?: Pick<Extract<Remedy, { kind: 'record' }>, 'machine' | 'id'>;
}

/** Returns where what stands behind a refusal of one of many is settled; null for nowhere that can be reached. */
export function leadOnOf(
  { acts, path }: Pick<Judged, 'acts' | 'path'>,
  verdict: Pick<Verdict, 'id' | 'refusals'>,
  canReach: (path: string) => boolean,
): LeadOn | null {
  const { refusals = [] } = verdict;
  const id = verdict.id ?? '';
  const remedy = leadOnFrom({ refusals }, [], { id, remedies: acts?.remedies }, canReach);
  switch (remedy?.kind) {
    case 'pane':
      return path && canReach(path)
        ? { address: `${path}?${new URLSearchParams({ id, tab: remedy.pane.tab })}`, pane: remedy.pane.title }
        : null;
    case 'screen':
      return { address: remedy.address, screen: remedy.path };
    case 'record':
      return { address: remedy.address, record: remedy };
    default:
      return null;
  }
}
