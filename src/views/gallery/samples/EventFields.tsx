import { useEffect, useState } from 'react';
import { branch, exchangeRate } from '#machines/registers/index.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { merchant } from '#machines/merchant/index.ts';
import { settlement } from '#machines/settlement/index.ts';
import { EnvironmentContext, type Environment, type PictureProps } from '#views/shapes/fields/environment.ts';
import { FieldInput } from '#views/shapes/fields/FieldInput.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { UploadInput } from '#views/shapes/fields/uploads/UploadInput.tsx';
import { Value } from '#views/shapes/fields/Value.tsx';
import { useEventForm } from '#views/shapes/form/useEventForm.ts';
import { beginToSpeak, loadAllMessages } from '#views/language/speech.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { useWords, WordsProvider } from '../../language/words.tsx';

/** A tree of branches and two people; nothing is sent anywhere. */
const REFERENCES: Readonly<Partial<Record<string, readonly { id: string; label: string; description: string }[]>>> = {
  branch: [
    { id: 'YGN', label: 'Yangon', description: 'YGN' },
    { id: 'MDY', label: 'Mandalay', description: 'MDY' },
    { id: 'NPT', label: 'Naypyidaw', description: 'NPT' },
    { id: 'MUS', label: 'Muse', description: 'MUS' },
    { id: 'RUI', label: 'Ruili', description: 'RUI' },
  ],
  maintainer: [
    { id: '1001', label: 'Aung Kyaw', description: '1001 · YGN' },
    { id: '1002', label: 'Aung Kyaw', description: '1002 · MDY' },
  ],
};

/** A picture to choose; it is sent only where there is a server. */
const Voucher = (props: PictureProps) => <UploadInput {...props} onBlur={() => props.inputs.touch(props.name)} />;

const environment: Environment = {
  now: () => '2026-11-23T03:30:00.000Z',
  propose: (aggregateType) => ({
    key: 'gallery',
    machine: aggregateType.id,
    id: null,
    status: 'refused',
    refusals: [],
  }),
  referencesOf: (to) => REFERENCES[to] ?? [],
  Picture: Voucher,
};

interface FormProps {
  readonly aggregateType: AggregateType;
  readonly type: string;
  /** Fields of the event that are shown. */
  readonly fields: readonly string[];
}

/** Some fields of an event, and below them what is typed, as records show it. */
function EventForm({ aggregateType, type, fields }: FormProps) {
  const words = useWords();
  const form = useEventForm({ aggregateType, type, aggregate: null });
  const shown = form.fields.filter(({ name }) => fields.includes(name));
  return (
    <Stack gap="m">
      {shown.map((info) => (
        <FieldInput key={info.name} inputs={form.inputs} info={info} />
      ))}
      <DescriptionList
        columns={1}
        items={shown.map((info) => ({
          id: info.name,
          term: labelOf(aggregateType.id, info.name, words, type),
          detail: form.inputs.valueAt(info.name) !== undefined && (
            <Value machine={aggregateType.id} info={info} value={form.payload[info.name]} />
          ),
        }))}
      />
    </Stack>
  );
}

/** Fields of events as forms draw them by their schemas: groups, pairs, references, days, times, money and vouchers. */
export function EventFields() {
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    void beginToSpeak(false)
      .then(loadAllMessages)
      .then(() => setHasWords(true));
  }, []);
  if (!hasWords) return null;
  return (
    <WordsProvider>
      <EnvironmentContext value={environment}>
        <Grid min={420}>
          <EventForm
            aggregateType={merchant}
            type="merchant.registered"
            fields={['accounts', 'contract', 'maintainer']}
          />
          <EventForm
            aggregateType={branch}
            type="branch.registered"
            fields={['superior', 'exportTransportLines', 'nextHops']}
          />
          <EventForm
            aggregateType={exchangeRate}
            type="exchangeRate.registered"
            fields={['kyatPerYuan', 'validFrom']}
          />
          <EventForm aggregateType={settlement} type="settlement.settled" fields={['voucher', 'transferredAt']} />
        </Grid>
      </EnvironmentContext>
    </WordsProvider>
  );
}
