import { RECORD_PATHS } from '#views/place/addresses.ts';
import type { Deadline, DeadlineKind } from '#services/jobs.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { SaveTable } from '#views/shapes/table/SaveTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { deadlinesTable } from './tasksTable.ts';

interface DeadlinesSectionProps {
  readonly kinds: readonly DeadlineKind[];
  readonly overdue: readonly Deadline[];
  /** Number of all overdue deadlines within the person's scope. */
  readonly total: number;
}

const hasPage = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/** Deadlines of all records by their event, and those that should have been raised by now. */
export function DeadlinesSection({ kinds, overdue, total }: DeadlinesSectionProps) {
  const words = useWords();
  const title = words.text('ui.tasks.deadlines');
  return (
    <Section
      title={title}
      description={words.text('ui.tasks.deadlinesHint')}
      actions={kinds.length === 0 ? undefined : <SaveTable title={title} read={() => deadlinesTable(kinds, words)} />}
    >
      {kinds.length === 0 ? (
        <EmptyState icon="clock" title={words.text('ui.tasks.noDeadline')} />
      ) : (
        <PlainTable
          label={title}
          rows={kinds}
          keyOf={({ event }) => event}
          columns={[
            { title: words.text('ui.tasks.event'), cell: (kind) => kind.title, isRowHead: true },
            {
              title: words.text('ui.tasks.recordType'),
              cell: ({ machine }) => words.text<string>(`machine.${machine}.many`),
            },
            { title: words.text('ui.tasks.number'), cell: ({ count }) => words.number(count), isNumber: true },
            { title: words.text('ui.tasks.nextDue'), cell: ({ nextAt }) => words.instant(nextAt) },
            {
              title: words.text('ui.tasks.overdue'),
              cell: (kind) =>
                kind.overdue === 0 ? '–' : <Status tone="critical">{words.number(kind.overdue)}</Status>,
            },
          ]}
        />
      )}
      {overdue.length > 0 && (
        <Notice tone="warning" title={words.text('ui.tasks.overdueCount', { count: total })}>
          <ul>
            {overdue.map(({ machine, id, event, title: name, dueAt }) => (
              <li key={`${machine} ${id} ${event}`}>
                {name} · {hasPage(machine) ? <RecordLink to={machine} id={id} /> : id} · {words.instant(dueAt)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Section>
  );
}
