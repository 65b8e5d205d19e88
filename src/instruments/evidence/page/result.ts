import type { Query } from '../pack.ts';
import { verdictOf, type Check, type Verification } from '../verify.ts';
import { element } from './element.ts';
import { instant, say, type Language } from './words.ts';

const MOST_PLACES = 20;
const LIMITS = ['omission', 'key', 'masked', 'late', 'sealed'] as const;

const outcomeOf = ({ failed, open }: Check): 'fails' | 'open' | 'holds' => {
  if (failed.length > 0) return 'fails';
  return open > 0 ? 'open' : 'holds';
};

function checkRow(check: Check, language: Language): HTMLElement {
  const { name, held, open, failed } = check;
  const outcome = outcomeOf(check);
  const places = failed.slice(0, MOST_PLACES).map((place) => element('li', {}, place));
  const more = failed.length - places.length;
  return element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      say(language, `evidence.check.${name}`),
      failed.length === 0 ? null : element('ul', { class: 'fails' }, ...places),
      more > 0 ? element('p', { class: 'muted' }, say(language, 'evidence.morePlaces', { count: more })) : null,
    ),
    element('td', { class: outcome }, say(language, `evidence.outcome.${outcome}`)),
    ...[held, open, failed.length].map((count) => element('td', {}, count.toLocaleString())),
  );
}

function factsOf({ evidence, fingerprint }: Verification, language: Language): HTMLElement | null {
  if (!evidence) return null;
  const { about, key } = evidence;
  const { query, sample, size, count } = about;
  const asked = (Object.keys(query) as (keyof Query)[]).map((field) => {
    const value = query[field] ?? '';
    return `${say(language, `evidence.query.${field}`)}: ${field === 'from' || field === 'to' ? instant(value) : value}`;
  });
  const first = about.events[0]?.[0] ?? 0;
  const last = about.events.at(-1)?.[0] ?? 0;
  const lookups = [
    ['evidence.query', asked.length === 0 ? say(language, 'evidence.query.all') : asked.join(' · ')],
    ['evidence.population', say(language, 'evidence.completeness', { size, count, first, last })],
    ['evidence.made', `${instant(about.madeAt)} · ${about.madeBy}`],
    ['evidence.origin', about.origin],
    ['evidence.root', about.root],
    ['evidence.key', key],
    ['evidence.fingerprint', fingerprint ?? ''],
    [
      'evidence.sample',
      say(language, 'evidence.sampleDrawn', { drawn: sample.numbers.length, count, seed: sample.seed }),
    ],
    ['evidence.sampleNumbers', sample.numbers.join(', ')],
  ] as const;
  return element(
    'dl',
    {},
    ...lookups.flatMap(([id, value]) => [element('dt', {}, say(language, id)), element('dd', {}, value)]),
  );
}

/** Renders the result of a verification: checks that held, failures with their place, and unreadable parts. */
export function resultOf(verification: Verification, language: Language): HTMLElement {
  const { checks } = verification;
  const verdict = verdictOf(checks);
  const heads = ['check', 'outcome', 'held', 'open', 'failed'] as const;
  return element(
    'section',
    { 'aria-labelledby': 'verdict' },
    element(
      'h2',
      { id: 'verdict', class: `verdict ${verdict}`, tabindex: '-1' },
      say(language, `evidence.verdict.${verdict}`),
    ),
    element('h2', {}, say(language, 'evidence.checks')),
    element(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': say(language, 'evidence.checks') },
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...heads.map((head) => element('th', { scope: 'col' }, say(language, `evidence.head.${head}`))),
          ),
        ),
        element('tbody', {}, ...checks.map((check) => checkRow(check, language))),
      ),
    ),
    verification.evidence ? element('h2', {}, say(language, 'evidence.pack')) : null,
    factsOf(verification, language),
    element('h2', {}, say(language, 'evidence.limits')),
    element('ul', {}, ...LIMITS.map((limit) => element('li', {}, say(language, `evidence.limit.${limit}`)))),
  );
}
