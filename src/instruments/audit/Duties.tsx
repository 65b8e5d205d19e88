import { aggregateTypeNamed } from '#machines/catalogue/named.ts';
import type { Words } from '#i18n/words.ts';
import { dutyPairs, type DutyPair } from '#machines/rights/duties.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { readBothDone, type BothDone } from '#instruments/services/audit.ts';
import type { AskOptions } from '#services/http.ts';
import { wordFailure } from '#services/failure.ts';
import { readModelRoles, type ModelRole } from '#instruments/services/models.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { eventAddress } from '#views/shapes/log/addresses.ts';
import * as css from './Audit.css.ts';
import { eventTitle, kindTitle, personName, RecordThen } from '#views/shapes/log/eventNames.tsx';

const PAIRS: readonly DutyPair[] = dutyPairs(Object.values(aggregateTypes));

const readAll = async (options: AskOptions) => {
  const own = { ...options, ownFailure: true };
  const [roles, done] = await Promise.all([readModelRoles(), readBothDone(own)]);
  return { roles, done };
};

/**
 * Lists who could do both steps of a case that needs two persons, by role. It also lists who did both, by the log
 * (model.md 2.4.7).
 */
export default function Duties() {
  const words = useWords();
  const { answer, failure, reload } = useAsked(readAll);
  return (
    <section className={detail.page}>
      <h1 className={detail.title}>{words.text('ui.audit.duties')}</h1>
      <p className={css.muted}>{words.text('ui.audit.dutiesHint')}</p>
      {failure && (
        <ErrorState title={words.text('ui.audit.dutiesFailed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton />}
      {answer && (
        <>
          <WhoDid cases={answer.done.cases} total={answer.done.total} />
          <WhoCould roles={answer.roles} />
          <PersonalData roles={answer.roles} />
        </>
      )}
    </section>
  );
}

function WhoDid({ cases, total }: { cases: readonly BothDone[]; total: number }) {
  const words = useWords();
  const title = words.text('ui.audit.whoDid');
  return (
    <Section
      title={title}
      {...(total > 0 && { description: words.text('ui.audit.whoDidCount', { shown: cases.length, total }) })}
      flush
    >
      {cases.length === 0 ? (
        <EmptyState icon="shield" title={words.text('ui.audit.nobodyDid')} />
      ) : (
        <PlainTable
          label={title}
          rows={cases}
          keyOf={(one) =>
            `${one.machine} ${one.life} ${one.first} ${one.second} ${one.firstNumber} ${one.secondNumber}`
          }
          columns={[
            {
              title: words.text('ui.audit.case'),
              cell: ({ machine, life: aggregate }) => (
                <>
                  {kindTitle(machine, words)} <RecordThen machine={machine} id={aggregate} at={null} />
                </>
              ),
            },
            {
              title: words.text('field.logEvent.doneBy'),
              cell: ({ doneBy, doneByName }) => personName({ id: doneBy, name: doneByName }, words),
            },
            {
              title: words.text('field.logEvent.branch'),
              cell: ({ branch }) => (branch === null ? '–' : <ReferenceText to="branch" id={branch} />),
            },
            {
              title: words.text('ui.audit.firstStep'),
              cell: ({ first, firstNumber }) => <EventLink type={first} number={firstNumber} />,
            },
            {
              title: words.text('ui.audit.secondStep'),
              cell: ({ second, secondNumber }) => <EventLink type={second} number={secondNumber} />,
            },
            { title: words.text('field.logEvent.recordedAt'), cell: ({ at }) => words.instant(at) },
          ]}
        />
      )}
    </Section>
  );
}

function EventLink({ type, number }: { type: string; number: number | null }) {
  const title = eventTitle(type, useWords());
  return number === null ? title : <Link href={eventAddress(number)}>{title}</Link>;
}

/** Returns true if only the system can do a step of the pair, so that no role proposes it. */
const isOnlySystem = ({ machine, first, second }: DutyPair): boolean =>
  [first, second].some((type) => aggregateTypeNamed(machine)?.events[type]?.systemOnly === true);

/** Permission to see full telephone numbers and e-mail addresses. */
const REVEAL = 'personalData.reveal';

const roleName = ({ name, nameZh }: ModelRole, words: Words): string => (words.language === 'zh' ? nameZh : name);

/** Lists the roles that see unmasked personal data and links to the log of downloaded lists. */
function PersonalData({ roles }: { roles: readonly ModelRole[] }) {
  const words = useWords();
  const seeing = roles.filter(({ permissions }) => permissions.includes('*') || permissions.includes(REVEAL));
  return (
    <Section title={words.text('ui.audit.personalData')} description={words.text('ui.audit.personalDataHint')}>
      <DescriptionList
        columns={1}
        stacked
        items={[
          {
            id: 'roles',
            term: words.text('ui.audit.rolesSeeing'),
            detail: words.list(seeing.map((role) => roleName(role, words))),
          },
          {
            id: 'exports',
            term: words.text('ui.audit.takenAway'),
            detail: <Link href="/audit/ledger?machine=exportTask">{words.text('ui.audit.showExports')}</Link>,
          },
          {
            id: 'reads',
            term: words.text('ui.audit.lookedAt'),
            detail: <Link href="/audit/reads">{words.text('ui.audit.showReads')}</Link>,
          },
        ]}
      />
    </Section>
  );
}

function WhoCould({ roles }: { roles: readonly ModelRole[] }) {
  const words = useWords();
  const title = words.text('ui.audit.whoCould');
  const holding = ({ first, second }: DutyPair): string[] =>
    roles
      .filter(
        ({ permissions }) => permissions.includes('*') || [first, second].every((one) => permissions.includes(one)),
      )
      .map((role) => roleName(role, words));
  return (
    <Section title={title} description={words.text('ui.audit.whoCouldHint')} flush>
      <PlainTable
        label={title}
        rows={PAIRS}
        keyOf={({ first, second }) => `${first} ${second}`}
        columns={[
          { title: words.text('ui.audit.kind'), cell: ({ machine }) => kindTitle(machine, words) },
          { title: words.text('ui.audit.pairReason'), cell: ({ kind }) => words.text(`ui.audit.pair.${kind}`) },
          { title: words.text('ui.audit.firstStep'), cell: ({ first }) => eventTitle(first, words) },
          { title: words.text('ui.audit.secondStep'), cell: ({ second }) => eventTitle(second, words) },
          {
            title: words.text('ui.audit.rolesOfBoth'),
            cell: (pair) => (isOnlySystem(pair) ? '–' : words.list(holding(pair))),
          },
        ]}
      />
    </Section>
  );
}
