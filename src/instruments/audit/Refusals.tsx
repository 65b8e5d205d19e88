import descriptorData from '#machines/journals/refusedAttempt.ts?listDescriptor';
import { useWords } from '#views/language/words.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';
import { EVENT_TYPES, eventTitle, MACHINES, kindTitle, personName, RecordThen } from '#views/shapes/log/eventNames.tsx';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';
import * as css from './Audit.css.ts';

const Kept = list(
  journalListDescriptor(
    descriptorData,
    async () => (await import('#machines/journals/refusedAttempt.ts')).refusedAttempt,
  ),
  {
    path: '/audit/refusals',
    columns: [
      { field: 'refusedAt', width: 170, pinned: 'start', always: true, sort: true },
      { field: 'type', width: 230, cell: ({ type }, words) => eventTitle(type, words) },
      { field: 'machine', width: 140, cell: ({ machine }, words) => kindTitle(machine, words) },
      {
        field: 'life',
        width: 180,
        cell: ({ machine, life: aggregate }) =>
          aggregate !== null && <RecordThen machine={machine} id={aggregate} at={null} />,
      },
      {
        field: 'doneByName',
        width: 170,
        cell: ({ doneBy, doneByName }, words) => personName({ id: doneBy, name: doneByName }, words),
      },
      { field: 'branch', width: 150 },
      { field: 'kinds', width: 220 },
      {
        field: 'reasons',
        width: 360,
        cell: ({ reasons }, words) => words.list(reasons.map((rule) => ruleTitle(rule, words))),
      },
    ],
    filters: [
      { field: 'machine', values: MACHINES, titles: 'machine', first: true },
      { field: 'doneBy', first: true },
      {
        field: 'kinds',
        values: ['money', 'irreversible', 'secondPerson'],
        titles: 'value.refusedAttempt.kinds',
        first: true,
      },
      { field: 'refusedAt', first: true },
      'branch',
      'life',
      { field: 'type', values: EVENT_TYPES, titles: 'event' },
    ],
    find: false,
    actions: [],
    bulk: [],
  },
);

/**
 * Lists refused attempts at money, irreversible and two-person events: person, event, time and rules. Says that practice
 * counts all refused attempts.
 */
export default function Refusals() {
  return (
    <div className={css.screen}>
      <p className={`${css.muted} ${css.tree}`}>{useWords().text('ui.audit.refusalsKept')}</p>
      <div className={css.list}>
        <Kept />
      </div>
    </div>
  );
}
