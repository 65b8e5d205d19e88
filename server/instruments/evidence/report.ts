import type { Words } from '#i18n/words.ts';
import type { About, PackedEvent, Query } from '#instruments/evidence/pack.ts';
import type { ReportContent } from '../../labels/content.ts';
import { drawReport, type DrawnReport } from '../../papers/pdfAnswer.ts';

type Part = ReportContent['parts'][number];

/** Content of a report beside the pack's own description. */
export interface Reported {
  readonly about: Omit<About, 'files'>;
  readonly sample: readonly PackedEvent[];
  readonly key: string;
  readonly fingerprint: string;
  readonly name: string;
}

const EMPTY = { said: [], captions: [], heads: [], rows: [] } as const;
const TIMES: readonly (keyof Query)[] = ['from', 'to'];

/** Returns an event's title; its type if it no longer exists. */
export const eventTitle = (type: string, words: Words): string =>
  words.has(`event.${type}`) ? words.text<string>(`event.${type}`) : type;

const machineTitle = (machine: string, words: Words): string =>
  words.has(`machine.${machine}`) ? words.text<string>(`machine.${machine}`) : machine;

function valueOf(field: keyof Query, value: string, words: Words): string {
  if (TIMES.includes(field)) return words.instant(value);
  if (field === 'machine') return machineTitle(value, words);
  return field === 'type' ? eventTitle(value, words) : value;
}

/** Formats the query in words, including the conditions that it does not set. */
const queryInWords = (query: Query, words: Words): Part['captions'] => {
  const asked = (Object.keys(query) as (keyof Query)[]).flatMap((field) => {
    const value = query[field];
    return value === undefined
      ? []
      : [{ title: words.text<string>(`evidence.query.${field}`), value: valueOf(field, value, words) }];
  });
  return asked.length > 0 ? asked : [{ title: words.text('evidence.query'), value: words.text('evidence.query.all') }];
};

/** Writes a pack's report: the query, the result, the tree and the sample. */
export async function reportOf(
  { about, sample, key, fingerprint, name }: Reported,
  words: Words,
): Promise<DrawnReport> {
  const { count, size, root, sample: draw, machines, madeAt, origin } = about;
  const first = about.events[0]?.[0] ?? 0;
  const last = about.events.at(-1)?.[0] ?? 0;
  const content: ReportContent = {
    layout: 'report',
    number: name,
    title: words.text('evidence.title'),
    foot: `${name} · ${words.instant(madeAt)} · ${about.madeBy}`,
    parts: [
      {
        ...EMPTY,
        title: words.text('evidence.population'),
        said: [
          words.text('evidence.completeness', {
            size: words.number(size),
            count: words.number(count),
            first: words.number(first),
            last: words.number(last),
          }),
        ],
        captions: queryInWords(about.query, words),
      },
      {
        ...EMPTY,
        title: words.text('evidence.tree'),
        captions: [
          { title: words.text('evidence.origin'), value: origin },
          { title: words.text('ui.audit.signedEvents'), value: words.number(size) },
          { title: words.text('ui.audit.root'), value: root },
          { title: words.text('evidence.key'), value: key },
          { title: words.text('ui.audit.fingerprint'), value: fingerprint },
        ],
      },
      {
        ...EMPTY,
        title: words.text('evidence.machines'),
        heads: [
          words.text('ui.audit.kind'),
          words.text('evidence.version'),
          words.text('evidence.hash'),
          words.text('evidence.events'),
        ],
        rows: machines.map(({ machine, version, hash, events }) => [
          machineTitle(machine, words),
          String(version),
          hash,
          words.number(events),
        ]),
      },
      {
        ...EMPTY,
        title: words.text('evidence.sample'),
        said: [
          words.text('evidence.sampleDrawn', {
            drawn: words.number(draw.numbers.length),
            count: words.number(count),
            seed: draw.seed,
          }),
        ],
        heads: ['number', 'life', 'type', 'doneBy', 'branch', 'recordedAt'].map((field) =>
          words.text<string>(`field.logEvent.${field}`),
        ),
        rows: sample.map((one) => [
          String(one.number),
          one.stream.slice(one.stream.indexOf('/') + 1),
          eventTitle(one.type, words),
          one.actor.id,
          one.actor.branch ?? '',
          words.instant(one.recordedAt),
        ]),
      },
      {
        ...EMPTY,
        title: words.text('evidence.limits'),
        said: [
          words.text('evidence.verifyHow'),
          words.text('evidence.limit.omission'),
          words.text('evidence.limit.key'),
        ],
      },
    ],
  };
  return drawReport(content);
}
