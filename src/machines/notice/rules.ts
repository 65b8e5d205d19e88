import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { Notice } from './context.ts';
import type { NoticeData } from './events.ts';

export interface NoticeLookups {
  /** The addressee, if on the job. */
  readonly addressee: { readonly id: string } | null;
}

type Sent = Judged<Notice, NoticeData<'notice.sent'>, NoticeLookups>;

/** Rules of a message (§2, §3). */
export const rules = rulesOf<Notice, NoticeLookups>('notice')({
  addresseeIsOnTheJob: {
    source: '§4, staff on job',
    field: 'addressee',
    needsData: true,
    values: ['addressee'],
    lookups: ['addressee'],
    holds: ({ data, lookups }: Sent): true | Values => Boolean(lookups.addressee) || { addressee: data.addressee },
  },
  questionIsNamed: {
    source: '§3, ext (userQuestionId, waybill)',
    field: 'ext',
    needsData: true,
    holds: ({ data }: Sent): true | Values => data.kind === 0 || data.ext?.waybill !== undefined || {},
  },
  readByAddressee: {
    source: 'ours: a message is read by who it is for',
    code: 'scope',
    holds: ({ actor, context }: Judged<Notice, unknown, NoticeLookups>): true | Values =>
      actor.id === context.addressee || {},
  },
});

export type RuleName = keyof typeof rules;
