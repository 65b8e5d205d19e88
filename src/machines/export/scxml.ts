import type { Noun } from '../kit/noun.ts';
import type { StateInfo } from '../kit/structure.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A guard names its rules; what they say is in the description of the machine. */
const condition = (id: string, rules: readonly string[]): string =>
  rules.length === 0 ? '' : ` cond="${escaped(rules.map((rule) => `obeys('${id}.${rule}')`).join(' && '))}"`;

/** The machine in the W3C's interchange format: parallel regions, history, and rules as conditions by name. */
export function scxml(noun: Noun): string {
  const { structure, id } = noun;
  const remembered = [...structure.histories];
  const nameOf = (history: string): string => history.split('.').at(-1) ?? history;

  const transitions = (state: StateInfo, indent: string): string[] =>
    [...(structure.ways.get(state.id)?.values() ?? [])].map(({ event, to, rules }) => {
      const target = typeof to === 'string' ? to : to && nameOf(to.history);
      const attributes = `event="${escaped(event)}"${target === null ? '' : ` target="${escaped(target)}"`}`;
      return `${indent}<transition ${attributes}${condition(id, rules)}/>`;
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
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(id)}" initial="${escaped(initial)}">`,
    ...body,
    '</scxml>',
  ].join('\n');
}
