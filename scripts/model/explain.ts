import { loadWords } from '#i18n/load.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { aggregateTypeNamed, oneOf, well, type Outcome, type VerbArguments } from './verb.ts';

type Say = (id: string, otherwise: string) => string;

const SENTENCES = {
  en: {
    goes: (from: string, event: string, to: string) => `${event} leads from ${from} to ${to}.`,
    stays: (from: string, event: string) => `${event} is allowed in ${from}, and leaves it as it is.`,
    returns: (from: string, event: string) => `${event} leads from ${from} back to where the life was before.`,
    missing: (from: string, event: string) => `${event} is not declared in ${from}.`,
    instead: (states: string) => `It is declared in: ${states}.`,
    also: (region: string, states: string) => `In the region ${region} it needs one of: ${states}.`,
    second: (request: string) => `Another person must have asked for it before: ${request}.`,
    system: 'Only the system proposes it.',
    rules: 'What must hold:',
    none: 'No rule beyond the permission and the scope.',
  },
  zh: {
    goes: (from: string, event: string, to: string) => `“${event}”使状态从“${from}”变为“${to}”。`,
    stays: (from: string, event: string) => `“${from}”状态下可以“${event}”，状态不变。`,
    returns: (from: string, event: string) => `“${event}”使状态从“${from}”回到之前的状态。`,
    missing: (from: string, event: string) => `“${from}”状态下不能“${event}”。`,
    instead: (states: string) => `可在以下状态进行：${states}。`,
    also: (region: string, states: string) => `“${region}”须处于以下状态之一：${states}。`,
    second: (request: string) => `须先由另一人提出：${request}。`,
    system: '仅由系统执行。',
    rules: '须满足：',
    none: '除权限和数据范围外没有其他规则。',
  },
};

/** Explains an event in a state: its target, and each rule with statement and source. */
export async function explained({ words, options }: VerbArguments): Promise<Outcome> {
  const [machine, state, event] = words;
  const aggregateType = aggregateTypeNamed(machine);
  const at = oneOf('state', state, [...aggregateType.structure.states.keys()]);
  const type = oneOf(
    'event',
    event?.includes('.') ? event : event && `${aggregateType.id}.${event}`,
    Object.keys(aggregateType.events),
  );
  const language = oneOf('language', options['language'] ?? 'en', ['en', 'zh'] as const);
  const { text, has } = await loadWords(language);
  const say: Say = (id, otherwise) => (has(id) ? text(id as never) : otherwise);
  const nameOf = (id: string) => say(`state.${aggregateType.id}.${id}`, id);
  const sentence = SENTENCES[language];
  const transition = aggregateType.structure.transitions.get(at)?.get(type);
  const title = say(`event.${type}`, type);
  const holders = (region: string) =>
    [...aggregateType.structure.states.values()]
      .filter(({ id, region: own }) => own === region && aggregateType.structure.transitions.get(id)?.has(type))
      .map(({ id }) => nameOf(id))
      .join(', ');
  if (!transition) {
    const region = aggregateType.structure.states.get(at)?.region ?? '';
    return well(
      `${sentence.missing(nameOf(at), title)}\n${sentence.instead(holders(region) || holders(aggregateType.structure.main))}`,
    );
  }
  const spec = aggregateType.events[type];
  const others = (aggregateType.structure.regionsByEvent.get(type) ?? []).filter(
    (region) => region !== transition.region,
  );
  return well(
    [
      led(transition),
      ...others.map((region) => sentence.also(region, holders(region))),
      ...(spec?.secondPerson ? [sentence.second(say(`event.${spec.secondPerson}`, spec.secondPerson))] : []),
      ...(spec?.systemOnly ? [sentence.system] : []),
      ...rulesOf(aggregateType, transition, others, say, sentence),
    ].join('\n'),
  );

  function led({ to, from }: Transition): string {
    if (to === null) return sentence.stays(nameOf(from), title);
    return typeof to === 'string'
      ? sentence.goes(nameOf(from), title, nameOf(to))
      : sentence.returns(nameOf(from), title);
  }
}

function rulesOf(
  aggregateType: AggregateType,
  transition: Transition,
  others: readonly string[],
  say: Say,
  sentence: (typeof SENTENCES)['en'],
): string[] {
  const beside = [...aggregateType.structure.transitions.values()].flatMap((transitions) => {
    const found = transitions.get(transition.event);
    return found && others.includes(found.region) ? found.rules : [];
  });
  const names = [...new Set([...transition.rules, ...beside])];
  if (names.length === 0) return [sentence.none];
  return [
    sentence.rules,
    ...names.flatMap((name) => {
      const rule = aggregateType.rules[name];
      return rule ? [`- ${say(`statement.${rule.id}`, rule.id)} (${rule.id}; ${rule.source})`] : [];
    }),
  ];
}
