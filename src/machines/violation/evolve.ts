import type { Evolve } from '../kit/evolve.ts';
import type { Judgement, Violation } from './context.ts';
import type { ViolationRecordedEvent } from './events.ts';

const judgedAs =
  (outcome: Judgement['outcome']) =>
  (_: Violation, { data, actor, at }: ViolationRecordedEvent<'violation.explained'>): Partial<Violation> => ({
    judgement: { outcome, by: actor.id, byName: actor.name, at, remark: data.remark },
  });

export const evolve: Evolve<Violation> = {
  'violation.found': (_, { data, at }: ViolationRecordedEvent<'violation.found'>) => ({
    ...data,
    foundAt: at,
    changedAt: at,
  }),
  'violation.changed': (_, { data, at }: ViolationRecordedEvent<'violation.changed'>) => ({
    ...data,
    changedAt: at,
    vanishedAt: null,
    judgement: null,
  }),
  'violation.vanished': (_, { at }: ViolationRecordedEvent<'violation.vanished'>) => ({ vanishedAt: at }),
  'violation.explained': judgedAs('explained'),
  'violation.accepted': judgedAs('accepted'),
  'violation.returned': (_, { data }: ViolationRecordedEvent<'violation.returned'>) => ({
    judgement: null,
    returnedFor: data.remark,
  }),
  'violation.closed': (_, { data, actor, at }: ViolationRecordedEvent<'violation.closed'>) => ({
    closedAt: at,
    closedByName: actor.name,
    closingRemark: data.remark,
  }),
};
