import { useEffect, useMemo, useRef, useState } from 'react';
import { NotKeepable } from '#services/outbox/outbox.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { FormNotices } from '../../form/FormNotices.tsx';
import { labelOf } from '../../fields/labels.ts';
import { closingOf } from '../../form/closing.ts';
import { focusField } from '../../form/focusField.ts';
import { useAfterUploads } from '../../form/useAfterUploads.ts';
import { useEventForm } from '../../form/useEventForm.ts';
import { useFaultsInSight } from '../../form/useFaultsInSight.ts';
import type { Station } from '../station/station.ts';

export interface ActDialogProps {
  readonly station: Station;
  /** Number of the thing. */
  readonly about: string;
  /** Numbers of further things that take the same event. */
  readonly others?: readonly string[];
  readonly type: string;
  readonly onClose: () => void;
  /** Called once everything is stored. */
  readonly onDone?: () => void;
}

const alone: readonly string[] = [];

/** Acts on things of a list: asks for the event's fields once, stores the events for the server, and applies them here. */
export function ActDialog({ station, about, others = alone, type, onClose, onDone }: ActDialogProps) {
  const words = useWords();
  const { aggregateType } = station.desk;
  const [aggregate] = useState(() => station.verdicts().about(about));
  const given = useMemo(() => ({ order: about }), [about]);
  const form = useEventForm({ aggregateType, type, aggregate, given });
  const [failure, setFailure] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const showFaults = useFaultsInSight(body);
  const first = form.fields[0]?.name ?? null;
  const title = words.text<string>(`event.${type}`);
  useEffect(() => focusField(body.current, first), [first]);

  const submit = async (): Promise<void> => {
    const wrong = form.reveal();
    if (!form.sound) return showFaults(wrong);
    try {
      for (const key of [about, ...others]) await station.act(key, type, { ...form.payload, order: key });
      onClose();
      onDone?.();
    } catch (error) {
      const field = error instanceof NotKeepable ? error.field : null;
      const id = field === null ? 'ui.scan.notKept' : 'ui.scan.notKeepable';
      setFailure(words.text(id, { field: field === null ? '' : labelOf(aggregateType.id, field, words, type) }));
      showFaults(null);
    }
    return undefined;
  };
  const { isHeld, press } = useAfterUploads(form, () => void submit());
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title} · ${others.length === 0 ? about : words.text('ui.scan.things', { count: others.length + 1 })}`}
      size="small"
      dismissable={form.isUntouched}
      footer={
        <>
          <Button onPress={onClose}>{closingOf(title, words)}</Button>
          <Button tone="primary" isPending={isHeld} onPress={press}>
            {title}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          <Stack gap="m">
            <FormNotices failure={failure} form={form} />
            <p>{words.text<string>(`about.event.${type}`)}</p>
            {form.fields.map((info) => (
              <FieldInput key={info.name} inputs={form.inputs} info={info} />
            ))}
            <input type="submit" hidden />
          </Stack>
        </Form>
      </div>
    </Dialog>
  );
}
