import { lookedAtAs } from '../journals/journals.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { ExportTask } from './context.ts';
import type { ExportedReport, Filter } from './events.ts';
import { rangeOf } from '../catalogue/exportRange.ts';
import { timeBoundsOf, type ExportedMachine, type TimeBound } from '../catalogue/exportedLists.ts';

interface Request {
  readonly machine: ExportedMachine;
  readonly filters: readonly Filter[];
  readonly report?: ExportedReport | undefined;
}

type About = Judged<ExportTask, Request, object>;

const DAY_MS = 86_400_000;

const isGranted = ({ kind, permissions }: About['actor'], permission: string): boolean =>
  kind === 'system' || permissions.includes('*') || permissions.includes(permission);

/** Time bounds with both ends in the request, with their length in milliseconds. */
const completeBounds = ({ machine, filters }: Request): (TimeBound & { readonly length: number })[] =>
  timeBoundsOf(machine).flatMap((bound) => {
    const { from, to } = rangeOf(filters, bound.field);
    return Number.isNaN(to - from) ? [] : [{ ...bound, length: to - from }];
  });

const isWithin = ({ length, mostDays }: ReturnType<typeof completeBounds>[number]): boolean =>
  length >= 0 && (mostDays === null || length <= mostDays * DAY_MS);

/** Rules of an export (§5). */
export const rules = rulesOf<ExportTask, object>('exportTask')({
  timeFieldGiven: {
    source: '§5, export needs time fields',
    needsData: true,
    field: 'filters',
    values: ['timeFields'],
    holds({ data }: About): true | Values {
      const bounds = timeBoundsOf(data.machine);
      if (data.report || bounds.length === 0 || completeBounds(data).length > 0) return true;
      return { timeFields: bounds.map(({ field }) => `${data.machine}.${field}`).join(', ') };
    },
  },
  rangeWithinLimit: {
    source: '§5, order date range within 30 days; payment orders of a single confirmation day',
    needsData: true,
    field: 'filters',
    values: ['days'],
    holds({ data }: About): true | Values {
      const bounds = completeBounds(data);
      return (
        data.report !== undefined || bounds.length === 0 || bounds.some(isWithin) || { days: bounds[0]?.mostDays ?? 0 }
      );
    },
  },
  mayReadTheList: {
    source: '§6',
    code: 'role',
    needsData: true,
    values: ['list'],
    holds: ({ actor, data }: About): true | Values =>
      lookedAtAs(data.machine).every((machine) => isGranted(actor, `${machine}.read`)) || { list: data.machine },
  },
  mayOpenReports: {
    source: '§6',
    code: 'role',
    needsData: true,
    values: [],
    holds: ({ actor, data }: About): true | Values =>
      data.report === undefined || isGranted(actor, 'report.read') || {},
  },
  askedByActor: {
    source: 'ours: a file with personal data is for who asked for it',
    code: 'scope',
    values: ['requester'],
    holds: ({ actor, context }: Judged<ExportTask, never, object>): true | Values =>
      actor.id === context.requester || { requester: context.requesterName },
  },
});

export type RuleName = keyof typeof rules;
