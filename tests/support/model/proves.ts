import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { check } from '#machines/kit/check.ts';
import { lawful, mainOf, type Case } from '#modelTesting/cases.ts';
import { wrongDeadlines, wrongEffect, wrongRow } from '#modelTesting/effects.ts';
import type { Exceptions } from '#modelTesting/exceptions.ts';
import { transitionKey } from '#modelTesting/explore.ts';
import { disagreement, judge } from '#modelTesting/judge.ts';
import { differences } from '#modelTesting/approvedMachine.ts';
import { unmarked } from '#modelTesting/mutation/index.ts';
import { beginning, type Fixtures } from '#modelTesting/situation.ts';
import { prepare, type Prepared } from '#modelTesting/suite.ts';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, zh };
const words = (id: string) => ({ en: texts['en']?.[id] ?? '', zh: texts['zh']?.[id] ?? '' });

/**
 * Declares the whole suite of an aggregate type. Compares the machine with its approved machine and effects
 * (`machine.approved.json`, `effects.json` beside `here`). Covers every transition, empty cell, rule, person and
 * payload. Returns the explored situations for further tests.
 */
export function proves(fixtures: Fixtures, here: URL, { neverTaken = {}, masked = {} }: Exceptions = {}): Prepared {
  const prepared = prepare(fixtures, here);
  const { suite, explored, gaps, subject } = prepared;
  const { law: approvedMachine, cases } = suite;
  const { aggregateType } = fixtures;
  const of = (kind: Case['kind']) => cases.filter((question) => question.kind === kind);
  const faults = (questions: readonly Case[]) =>
    questions.flatMap((question) => {
      const fault = judge(subject, question);
      return fault === null ? [] : [`${question.name}: ${fault}`];
    });

  describe('the machine and its approved form', () => {
    it('the machine is sound, and documented in both languages', () => {
      expect(check(aggregateType, words, ['en', 'zh'])).toEqual([]);
    });

    it('the machine and its approved form agree on every state, event, transition, rule, deadline and reaction', () => {
      expect(differences(approvedMachine, aggregateType)).toEqual([]);
    });
  });

  describe('every transition', () => {
    it('the transitions of the machine reach every state of every region', () => {
      const reached = new Set(explored.situations.flatMap(({ aggregate }) => Object.values(aggregate.states)));
      expect(Object.keys(approvedMachine.states).filter((state) => !reached.has(state))).toEqual([]);
    });

    it('every transition is taken by an aggregate that really got there, but for transitions that cannot be taken', () => {
      expect(explored.untaken.toSorted()).toEqual(Object.keys(neverTaken).toSorted());
    });

    it(`every transition leads where the approved machine says, ${of('way').length} times`, () => {
      expect(faults(of('way'))).toEqual([]);
    });

    it('every transition leaves its mark, and begins and ends deadlines as approved', () => {
      const wrong = of('way').map(
        (question) => unmarked(suite, subject, question) ?? wrongDeadlines(approvedMachine, subject, question),
      );
      expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    });

    it(`every transition changes exactly the fields approved, in ${suite.labelled.size} kinds of change`, () => {
      expect([...suite.labelled.keys()]).toEqual(Object.keys(suite.approved));
      const wrong = [...suite.labelled].map(([label, question]) =>
        wrongEffect(subject, question, suite.approved[label]),
      );
      expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    });

    it('every transition gives every aggregate its row, with the number and the tags of its state', () => {
      const wrong = explored.situations.map((situation) =>
        wrongRow(approvedMachine, subject, situation, fixtures.carried),
      );
      expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    });

    it('every transition gives a row that its schema knows', () => {
      const aggregates = explored.situations.filter(({ aggregate }) => aggregate.version > 0);
      expect(
        aggregates.flatMap(
          ({ aggregate }) => aggregateType.rowSchema.safeParse(aggregateType.row(aggregate)).error?.issues ?? [],
        ),
      ).toEqual([]);
    });
  });

  describe('every cell of state and event left empty', () => {
    it(`every cell of state and event left empty is refused with its reason, ${of('undeclared').length} times`, () => {
      expect(faults(of('undeclared'))).toEqual([]);
    });

    it('every cell of state and event left empty is asked for, in every region that knows the event', () => {
      const asked = new Set(
        of('undeclared').flatMap(({ situation, type }) =>
          lawful(approvedMachine, situation.aggregate, type).flatMap(({ state, transition }) =>
            transition ? [] : [transitionKey(state, type)],
          ),
        ),
      );
      const knowing = (type: string, region: string) =>
        Object.entries(approvedMachine.transitions).some(
          ([state, transitions]) => approvedMachine.states[state]?.region === region && transitions[type],
        );
      const empty = Object.entries(approvedMachine.states).flatMap(([state, { region }]) =>
        Object.keys(approvedMachine.events)
          .filter((type) => !approvedMachine.transitions[state]?.[type] && knowing(type, region))
          .map((type) => transitionKey(state, type)),
      );
      expect(empty.filter((cell) => !asked.has(cell))).toEqual([]);
    });

    it('the machine refuses an unknown event', () => {
      const [attempt] = [...explored.taken.values()].flat();
      if (!attempt) throw new Error('no event was ever allowed');
      const { draft } = attempt;
      const situation = beginning(aggregateType, fixtures.id);
      const proposal = {
        ...draft,
        type: `${aggregateType.id}.teleported`,
        id: situation.aggregate.id,
        occurredAt: draft.at,
      };
      expect(subject.decide(situation, proposal)).toEqual({
        ok: false,
        refusals: [
          {
            code: 'notDeclared',
            rule: null,
            values: { state: situation.aggregate.states[mainOf(approvedMachine)], event: proposal.type },
            field: null,
          },
        ],
      });
    });
  });

  describe('every rule of every transition', () => {
    it(`every rule of every transition refuses alone and lets pass alone, at its limits too, ${of('rule').length} times`, () => {
      expect(faults(of('rule'))).toEqual([]);
    });

    it('every rule is broken alone on each of its transitions, except where another rule always refuses first', () => {
      expect(gaps.map(({ transition, rule }) => `${transition} ${rule}`).toSorted()).toEqual(
        Object.keys(masked).toSorted(),
      );
    });

    it(`every rule is silent while the form is empty or a lookup is not requested, ${of('silence').length} times`, () => {
      expect(faults(of('silence'))).toEqual([]);
    });
  });

  describe('every person', () => {
    it(`every person may do what the permissions, the branches and the merchant allow, ${of('person').length} times`, () => {
      expect(faults(of('person'))).toEqual([]);
    });
  });

  describe('every payload', () => {
    it(`every payload needs its fields and no other, ${of('payload').length} times`, () => {
      expect(faults(of('payload'))).toEqual([]);
    });
  });

  describe('deciding, replaying and XState itself', () => {
    it('deciding, replaying and XState itself agree on every question, and a question leaves the aggregate as it was', () => {
      const wrong = cases.map((question) => disagreement(subject, question));
      expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    });
  });

  return prepared;
}
