import { describe, expect, it } from 'vitest';
import { lawful, mainOf, type Case } from '../../support/model/cases.ts';
import { wrongDeadlines, wrongEffect, wrongRow } from '../../support/model/effects.ts';
import { wayKey } from '../../support/model/explore.ts';
import { disagreement, judge } from '../../support/model/judge.ts';
import { differences } from '../../support/model/law.ts';
import { unmarked } from '../../support/model/mutation/index.ts';
import { prepare } from '../../support/model/suite.ts';
import { fixtures } from './fixtures/index.ts';
import { masked, neverTaken } from './exceptions.ts';

const { suite, explored, gaps, subject } = prepare(fixtures, new URL('./', import.meta.url));
const { law, cases } = suite;
const of = (kind: Case['kind']) => cases.filter((question) => question.kind === kind);
const faults = (questions: readonly Case[]) =>
  questions.flatMap((question) => {
    const fault = judge(subject, question);
    return fault === null ? [] : [`${question.name}: ${fault}`];
  });

describe('the machine and its law', () => {
  it('say the same of every state, event, way, rule, deadline and reaction', () => {
    expect(differences(law, fixtures.noun)).toEqual([]);
  });
});

describe('every way', () => {
  it('reaches every state of every region', () => {
    const reached = new Set(explored.situations.flatMap(({ life }) => Object.values(life.states)));
    expect(Object.keys(law.states).filter((state) => !reached.has(state))).toEqual([]);
  });

  it('is taken by an order that really got there, but for those that cannot be', () => {
    expect(explored.untaken).toEqual(Object.keys(neverTaken));
  });

  it(`leads where the law says, ${of('way').length} times`, () => {
    expect(faults(of('way'))).toEqual([]);
  });

  it('leaves its mark, and begins and ends deadlines as the law says', () => {
    const wrong = of('way').map(
      (question) => unmarked(suite, subject, question) ?? wrongDeadlines(law, subject, question),
    );
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
  });

  it(`changes exactly the fields approved, in ${suite.labelled.size} kinds of change`, () => {
    expect([...suite.labelled.keys()]).toEqual(Object.keys(suite.approved));
    const wrong = [...suite.labelled].map(([label, question]) => wrongEffect(subject, question, suite.approved[label]));
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
  });

  it('gives every order its row, with the number and the tags of its state', () => {
    const wrong = explored.situations.map((situation) => wrongRow(law, subject, situation));
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
  });

  it('gives a row that its schema knows', () => {
    const { rowSchema } = fixtures.noun;
    const lives = explored.situations.filter(({ life }) => life.version > 0);
    expect(lives.flatMap(({ life }) => rowSchema.safeParse(fixtures.noun.row(life)).error?.issues ?? [])).toEqual([]);
  });
});

describe('every cell of state and event left empty', () => {
  it(`is refused with its reason, ${of('undeclared').length} times`, () => {
    expect(faults(of('undeclared'))).toEqual([]);
  });

  it('is asked for, in every region that knows the event', () => {
    const asked = new Set(
      of('undeclared').flatMap(({ situation, type }) =>
        lawful(law, situation.life, type).flatMap(({ state, way }) => (way ? [] : [wayKey(state, type)])),
      ),
    );
    const knowing = (type: string, region: string) =>
      Object.entries(law.ways).some(([state, ways]) => law.states[state]?.region === region && ways[type]);
    const empty = Object.entries(law.states).flatMap(([state, { region }]) =>
      Object.keys(law.events)
        .filter((type) => !law.ways[state]?.[type] && knowing(type, region))
        .map((type) => wayKey(state, type)),
    );
    expect(empty.filter((cell) => !asked.has(cell))).toEqual([]);
  });

  it('refuses an event nobody ever heard of', () => {
    const [situation] = explored.situations;
    const [draft] = situation ? fixtures.drafts('order.created', situation) : [];
    if (!situation || !draft) throw new Error('nothing was explored');
    const proposal = { ...draft, type: 'order.teleported', id: 'x', occurredAt: draft.at };
    expect(subject.decide(situation, proposal)).toEqual({
      ok: false,
      refusals: [
        { code: 'notDeclared', rule: null, values: { state: 'absent', event: 'order.teleported' }, field: null },
      ],
    });
  });
});

describe('every rule of every way', () => {
  it(`refuses alone and lets pass alone, at its limits too, ${of('rule').length} times`, () => {
    expect(faults(of('rule'))).toEqual([]);
  });

  it('is broken alone on each way it stands on, but where another always speaks first', () => {
    expect(gaps.map(({ way, rule }) => `${way} ${rule}`).toSorted()).toEqual(Object.keys(masked).toSorted());
  });

  it(`is silent while the form is empty or a fact is not asked for, ${of('silence').length} times`, () => {
    expect(faults(of('silence'))).toEqual([]);
  });
});

describe('every person', () => {
  it(`may do what the permissions, the branches and the merchant allow, ${of('person').length} times`, () => {
    expect(faults(of('person'))).toEqual([]);
  });
});

describe('every payload', () => {
  it(`needs its fields and no other, ${of('payload').length} times`, () => {
    expect(faults(of('payload'))).toEqual([]);
  });
});

describe('deciding, replaying and XState itself', () => {
  it('agree on every question, and a question leaves the life as it was', () => {
    const wrong = cases.map((question) => disagreement(subject, question));
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('custody', () => {
  const holders: Readonly<Record<string, readonly string[]>> = {
    pendingAcceptance: ['sender'],
    pendingCollection: ['sender'],
    awaitingTransship: ['thirdParty'],
    collected: ['courier'],
    sorted: ['branch'],
    packed: ['branch'],
    loaded: ['vehicle'],
    inTransit: ['vehicle'],
    arrived: ['branch'],
    warehoused: ['branch'],
    inStorage: ['branch'],
    pendingDelivery: ['branch'],
    delivering: ['courier'],
    sentToStation: ['courier', 'station'],
    atStation: ['station'],
    rejectionToConfirm: ['courier', 'station', 'branch'],
    rejected: ['courier', 'station', 'branch'],
    toBeSentBack: ['courier', 'branch'],
    signed: ['receiver'],
    returnSigned: ['sender'],
    cancelled: ['sender', 'thirdParty'],
    discarded: ['company'],
    lost: ['nobody'],
    deleted: ['sender'],
  };
  const lives = explored.situations.map(({ life }) => life).filter(({ version }) => version > 0);

  it.each(Object.entries(holders))('%s: %s', (state, kinds) => {
    const found = lives
      .filter(({ states }) => states[mainOf(law)] === state)
      .map(({ context }) => (context as { holder: { kind: string } }).holder.kind);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});
