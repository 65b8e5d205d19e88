import { useEffect, useRef, useState } from 'react';
import type { Importing } from '#services/import/importing.ts';
import { useSession } from '#views/session/useSession.ts';
import { ReferencePicker } from '#views/shapes/fields/ReferencePicker.tsx';
import { TemplateButton } from '#views/shapes/import/TemplateButton.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Grid, Inline, Stack } from '#views/ui/layout.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { RecentParties } from '../create/RecentParties.tsx';
import { keepSender, readSender, type ChosenSender } from './senderMemory.ts';

const senderOf = ({ isUsed, originBranch, ...sender }: ChosenSender) =>
  isUsed
    ? {
        sender: Object.fromEntries(Object.entries(sender).filter(([, value]) => value !== '')),
        ...(originBranch !== '' && { originBranch }),
      }
    : null;

/** Template to fill in, and the sender of rows that name none. */
export function TemplateStep({ importing, isLocked }: { readonly importing: Importing; readonly isLocked: boolean }) {
  const words = useWords();
  const userId = useSession().context.user?.id ?? '';
  const [chosen, setChosen] = useState(() => readSender(userId));
  useEffect(() => importing.setSender(senderOf(chosen)), [importing, chosen]);
  const latest = useRef(chosen);
  /** Changes a field; a sender taken from the list changes several before the next rendering. */
  const set = (change: Partial<ChosenSender>): void => {
    latest.current = { ...latest.current, ...change };
    setChosen(latest.current);
    keepSender(userId, latest.current);
  };
  const text = (field: 'name' | 'phone' | 'address', label: string) => (
    <TextField
      name={field}
      label={words.text<string>(`field.order.${label}`)}
      value={chosen[field]}
      isDisabled={isLocked}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <Section
      title={words.text('ui.import.step.template')}
      description={words.text('ui.import.templateText')}
      actions={<TemplateButton template={importing.template} />}
    >
      <Stack>
        <Switch isSelected={chosen.isUsed} isDisabled={isLocked} onChange={(isUsed) => set({ isUsed })}>
          {words.text('ui.import.useSender')}
        </Switch>
        {chosen.isUsed && !isLocked && (
          <Inline>
            <RecentParties
              party="sender"
              onFill={({ name = '', phone = '', city = '', address = '' }) => set({ name, phone, city, address })}
            />
          </Inline>
        )}
        {chosen.isUsed && !isLocked && (
          <Grid gap="m" min={200}>
            {text('name', 'senderName')}
            {text('phone', 'senderPhone')}
            <ReferencePicker
              to="area"
              name="city"
              label={words.text('field.order.senderCity')}
              value={chosen.city || undefined}
              onChange={(city) => set({ city: city ?? '' })}
            />
            {text('address', 'senderAddress')}
            <ReferencePicker
              to="branch"
              name="originBranch"
              label={words.text('field.order.originBranch')}
              value={chosen.originBranch || undefined}
              onChange={(originBranch) => set({ originBranch: originBranch ?? '' })}
            />
          </Grid>
        )}
      </Stack>
    </Section>
  );
}
