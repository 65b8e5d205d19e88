import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { agreementOf, type Place } from '#machines/kit/agreement.ts';
import type { StateInfo, Transition } from '#machines/kit/structure.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Joins conditions; `whole` adds brackets around two or more, for use inside another condition. */
const joined = (conditions: readonly string[], by: '&&' | '||', whole = false): string => {
  const text = conditions.join(` ${by} `);
  return whole && conditions.length > 1 ? `(${text})` : text;
};

/**
 * Returns the condition of a transition (decision 20): its rules by name. `In` adds the states of other regions that
 * know the event, with their rules.
 */
function condition({ structure, id }: AggregateType, transition: Transition): string {
  const { own, others, notIn } = agreementOf(structure, transition);
  const obeying = ({ rules }: Place) => rules.map((rule) => `obeys('${id}.${rule}')`);
  const isIn = (state: string) => `In('${state}')`;
  const atPlace = (place: Place) => joined([joined(place.states.map(isIn), '||', true), ...obeying(place)], '&&', true);
  const all = [
    ...notIn.map((state) => `!${isIn(state)}`),
    ...others.map((places) => joined(places.map(atPlace), '||', true)),
    ...obeying(own),
  ];
  return all.length === 0 ? '' : ` cond="${escaped(joined(all, '&&'))}"`;
}

/**
 * Returns the machine as W3C SCXML: parallel regions, history and equivalent conditions. The interpreter's data model
 * defines `obeys(rule)`.
 */
export function scxml(aggregateType: AggregateType): string {
  const { structure, id } = aggregateType;
  const remembered = [...structure.histories];
  const nameOf = (history: string): string => history.split('.').at(-1) ?? history;

  const transitions = (state: StateInfo, indent: string): string[] =>
    [...(structure.transitions.get(state.id)?.values() ?? [])].map((transition) => {
      const { event, to } = transition;
      const target = typeof to === 'string' ? to : to && nameOf(to.history);
      const attributes = `event="${escaped(event)}"${target === null ? '' : ` target="${escaped(target)}"`}`;
      return `${indent}<transition ${attributes}${condition(aggregateType, transition)}/>`;
    });
  const stateOf = (state: StateInfo, indent: string): string[] => [
    `${indent}<state id="${escaped(state.id)}">`,
    ...transitions(state, `${indent}  `),
    `${indent}</state>`,
  ];

  function regionOf(region: string, indent: string): string[] {
    const own = [...structure.states.values()].filter((state) => state.region === region);
    const groups = remembered.filter(([, leaves]) => own.some((state) => leaves.has(state.id)));
    const grouped = new Set(groups.flatMap(([, leaves]) => [...leaves]));
    return [
      ...own.filter((state) => !grouped.has(state.id)).flatMap((state) => stateOf(state, indent)),
      ...groups.flatMap(([history, leaves]) => [
        `${indent}<state id="with_${escaped(nameOf(history))}" initial="${escaped([...leaves][0] ?? '')}">`,
        `${indent}  <history id="${escaped(nameOf(history))}"><transition target="${escaped([...leaves][0] ?? '')}"/></history>`,
        ...own.filter((state) => leaves.has(state.id)).flatMap((state) => stateOf(state, `${indent}  `)),
        `${indent}</state>`,
      ]),
    ];
  }

  const [only, ...others] = structure.regions;
  const single = others.length === 0;
  const body = single
    ? regionOf(only ?? '', '  ')
    : [
        `  <parallel id="${escaped(id)}">`,
        ...structure.regions.flatMap((region) => [
          `    <state id="region_${escaped(region)}" initial="${escaped(structure.initial[region] ?? '')}">`,
          ...regionOf(region, '      '),
          '    </state>',
        ]),
        '  </parallel>',
      ];
  const initial = single ? (structure.initial[only ?? ''] ?? '') : id;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escaped(id)}" initial="${escaped(initial)}">`,
    ...body,
    '</scxml>',
  ].join('\n');
}
