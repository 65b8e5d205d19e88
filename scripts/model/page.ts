import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { inEveryLanguage } from '#server/store/models.ts';
import { mermaid, mermaidPhases } from '#instruments/export/mermaid.ts';
import { messageText } from './messageText.ts';

const cell = (text: string | number | null | undefined): string =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
const row = (cells: readonly (string | number | null | undefined)[]): string => `| ${cells.map(cell).join(' | ')} |`;
/** Formats a table in Markdown. */
export const table = (
  head: readonly string[],
  lines: readonly (readonly (string | number | null | undefined)[])[],
): string => [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');

/** Returns a message in both languages. */
export const both = (id: string): string => {
  const texts = inEveryLanguage(id);
  return [texts?.['en'], texts?.['zh']].flatMap((text) => (text === undefined ? [] : messageText(text))).join(' · ');
};

const target = ({ to, from }: Transition): string => {
  if (to === null || to === from) return 'stays';
  return typeof to === 'string' ? to : 'back';
};

const diagram = (text: string): string => `\`\`\`mermaid\n${text}\n\`\`\``;

/** Maximum number of states in a diagram without phases. */
const READABLE = 8;

/** Returns the page of one machine in both languages: map, states, transitions and rules. */
export function pageOf(aggregateType: AggregateType): string {
  const { id, structure, events, rules } = aggregateType;
  const transitions = transitionsOfAll(aggregateType);
  const states = [...structure.states.values()];
  const large = states.filter(({ region }) => region === structure.main).length > READABLE;
  const sections = [
    `# ${id}\n\nWritten by \`npm run docs:machines\` from the machine itself: change the machine, not this page.`,
    ...(large ? [`## Phases\n\n${diagram(mermaidPhases(aggregateType))}`] : []),
    `## States\n\n${table(
      ['Region', 'State', 'Code', 'Name', 'Meaning'],
      states
        .filter(({ meta }) => !meta.absent)
        .map(({ region, id: state, meta }) => [
          region,
          state,
          meta.code,
          both(`state.${id}.${state}`),
          both(`about.state.${id}.${state}`),
        ]),
    )}`,
    ...(large ? [] : [diagram(mermaid(aggregateType))]),
    `## Events\n\n${table(
      ['Event', 'Operation', 'Name', 'Remarks'],
      Object.entries(events).map(([type, spec]) => [
        type,
        spec.operation,
        both(`event.${type}`),
        [
          spec.irreversible ? 'irreversible' : '',
          spec.systemOnly ? 'system only' : '',
          spec.secondPerson ? `second person after ${spec.secondPerson}` : '',
        ]
          .filter((text) => text !== '')
          .join(', '),
      ]),
    )}`,
    `## Ways\n\n${table(
      ['Region', 'From', 'Event', 'To', 'Rules'],
      transitions.map((transition) => [
        transition.region,
        transition.from,
        transition.event,
        target(transition),
        transition.rules.join(', '),
      ]),
    )}`,
    ...(Object.keys(rules).length === 0
      ? []
      : [
          `## Rules\n\n${table(
            ['Rule', 'Statement', 'Refusal', 'Source'],
            Object.entries(rules).map(([name, rule]) => [
              name,
              both(`statement.${rule.id}`),
              both(`rule.${rule.id}`),
              rule.source,
            ]),
          )}`,
        ]),
    ...(aggregateType.reactions.length === 0
      ? []
      : [
          `## Reactions\n\n${table(
            ['On', 'Proposes', 'To'],
            aggregateType.reactions.map(({ on, proposes, to }) => [on, proposes, to]),
          )}`,
        ]),
  ];
  return `${sections.join('\n\n')}\n`;
}
