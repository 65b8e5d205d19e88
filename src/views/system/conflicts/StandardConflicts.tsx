import { useCallback, useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { readConflicts, type CompanyConflict } from '#services/conflicts.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { propose } from '#services/propose.ts';
import { infoOf } from '#views/shapes/detail/FieldList.tsx';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { differing, isRetiredInStandard, settling, type Side } from './settling.ts';

interface StandardConflictsProps {
  readonly aggregateType: AggregateType;
  readonly machine: 'role' | 'menu';
  readonly id: string;
  /** Version of the entry: conflicts are read again when it changes. */
  readonly version: number;
  readonly onDone: () => void;
}

/** Conflicts of an entry with the standard company: both values side by side, and the decision for either. */
export function StandardConflicts({ aggregateType, machine, id, version, onDone }: StandardConflictsProps) {
  const words = useWords();
  const read = useCallback(
    (options: AskOptions) => (version < 0 ? Promise.resolve([]) : readConflicts(machine, id, options)),
    [machine, id, version],
  );
  const { answer, failure, reload } = useAsked(read);
  if (failure)
    return <ErrorState title={words.text('ui.conflict.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer || answer.length === 0) return null;
  return (
    <Section title={words.text('ui.conflict.title')} description={words.text('ui.conflict.hint')}>
      <Stack gap="l">
        {answer.map((conflict) => (
          <Conflict
            key={conflict.number}
            aggregateType={aggregateType}
            machine={machine}
            conflict={conflict}
            onDone={() => {
              reload();
              onDone();
            }}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface ConflictProps extends Pick<StandardConflictsProps, 'aggregateType' | 'machine' | 'onDone'> {
  readonly conflict: CompanyConflict;
}

function Conflict({ aggregateType, machine, conflict, onDone }: ConflictProps) {
  const words = useWords();
  const may = useMay();
  const [asking, setAsking] = useState<Side | null>(null);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const fields = differing(conflict);
  const label = words.text<string>(`ui.conflict.kind.${conflict.kind}`);
  const cell = (field: string, value: unknown) =>
    value === null || value === undefined || value === '' ? (
      '–'
    ) : (
      <Value machine={machine} info={infoOf(aggregateType, field)} value={value} />
    );
  const settle = async (keeps: Side): Promise<void> => {
    setReasons([]);
    try {
      const verdicts = await propose(settling(machine, conflict, keeps), { mode: 'atomic' });
      const isRefused = verdicts.some(({ status }) => status !== 'accepted' && status !== 'duplicate');
      const refusals = verdicts.flatMap((verdict) => verdict.refusals ?? []);
      if (isRefused) return setReasons(refusals.map((refusal) => reasonSentence(refusal, machine, words)));
      toast({ tone: 'positive', title: words.text('ui.conflict.settled') });
      onDone();
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      setReasons([wordFailure(failed, words)]);
    }
  };
  const mayNot = may(`${machine}.standardJudged`) ? undefined : words.text('ui.conflict.mayNot');
  return (
    <Stack gap="s">
      <Notice tone="warning" title={label}>
        {words.text('ui.conflict.found', { version: conflict.version, time: words.instant(conflict.foundAt) })}
        {conflict.reasons.length > 0 && (
          <ul>
            {conflict.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
      {fields.length > 0 && (
        <PlainTable
          label={label}
          rows={fields}
          keyOf={({ field }) => field}
          columns={[
            {
              title: words.text('ui.role.field'),
              cell: ({ field }) => labelOf(machine, field, words),
              isRowHead: true,
            },
            { title: words.text('ui.conflict.standard'), cell: ({ field, standard }) => cell(field, standard) },
            { title: words.text('ui.conflict.own'), cell: ({ field, own }) => cell(field, own) },
          ]}
        />
      )}
      {reasons.map((reason) => (
        <Notice key={reason} tone="critical">
          {reason}
        </Notice>
      ))}
      <Inline gap="s">
        <Button reason={mayNot} onPress={() => setAsking('standard')}>
          {words.text('ui.conflict.takeStandard')}
        </Button>
        <Button reason={mayNot} onPress={() => setAsking('own')}>
          {words.text('ui.conflict.keepOwn')}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title={words.text(asking === 'own' ? 'ui.conflict.keepOwn' : 'ui.conflict.takeStandard')}
        consequence={words.text(
          asking === 'own'
            ? 'ui.conflict.keepOwnMeans'
            : isRetiredInStandard(conflict)
              ? 'ui.conflict.retireMeans'
              : 'ui.conflict.takeStandardMeans',
        )}
        confirmLabel={words.text(asking === 'own' ? 'ui.conflict.keepOwn' : 'ui.conflict.takeStandard')}
        onConfirm={() => settle(asking ?? 'own')}
      />
    </Stack>
  );
}
