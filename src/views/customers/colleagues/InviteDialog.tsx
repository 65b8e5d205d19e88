import { useRef, useState } from 'react';
import { NICKNAME_LEAST_CHARACTERS, NICKNAME_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import type { ColleagueRole } from '#services/colleagues.ts';
import { focusField } from '#views/shapes/form/focusField.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Grid, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { RightsField } from './RightsField.tsx';
import { useColleagueEvent, type Reasons } from './useColleagueEvent.ts';

/** A colleague who was just invited. */
export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

interface InviteDialogProps {
  readonly roles: readonly ColleagueRole[];
  readonly onClose: () => void;
  readonly onInvited: (invited: Invited) => void;
}

const FIELDS = ['nickName', 'username', 'phone', 'email', 'roles'];

/** Invites a colleague: who it is, and what the colleague may do. */
export function InviteDialog({ roles, onClose, onInvited }: InviteDialogProps) {
  const words = useWords();
  const [texts, setTexts] = useState({ nickName: '', username: '', phone: '', email: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { send, isPending, reasons, setReasons } = useColleagueEvent();
  const body = useRef<HTMLDivElement>(null);
  const nickName = texts.nickName.trim();
  const username = texts.username.trim();

  const show = (found: Reasons): void => {
    setReasons(found);
    focusField(body.current, FIELDS.find((field) => found[field] !== undefined) ?? null);
  };
  const invite = async (): Promise<void> => {
    const isNamed = nickName.length >= NICKNAME_LEAST_CHARACTERS && nickName.length <= NICKNAME_MOST_CHARACTERS;
    const missing: Reasons = {
      ...(!isNamed && { nickName: words.text('ui.colleague.nameMissing') }),
      ...(username === '' && { username: words.text('ui.colleague.usernameMissing') }),
      ...(chosen.length === 0 && { roles: words.text('ui.colleague.rightsMissing') }),
    };
    if (Object.keys(missing).length > 0) return show(missing);
    const [phone, email] = [texts.phone.trim(), texts.email.trim()];
    const event = { nickName, username, phone: phone || null, email: email || null, roles: chosen };
    const verdict = await send(null, { type: 'staff.colleagueInvited', ...event });
    if (typeof verdict?.id === 'string') onInvited({ id: verdict.id, name: nickName, username });
  };
  const field = (name: keyof typeof texts) => ({
    name,
    error: reasons[name],
    value: texts[name],
    onChange: (text: string) => setTexts((before) => ({ ...before, [name]: text })),
  });
  const others = Object.entries(reasons).filter(([name]) => !FIELDS.includes(name));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.colleague.invite')}
      dismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void invite()}>
            {words.text('event.staff.colleagueInvited')}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack gap="m">
          {others.map(([name, reason]) => (
            <Notice key={name} tone="critical">
              {reason ?? ''}
            </Notice>
          ))}
          <Grid gap="l" min={220}>
            <TextField {...field('nickName')} label={words.text('ui.colleague.name')} isRequired />
            <TextField
              {...field('username')}
              label={words.text('ui.colleague.username')}
              description={words.text('ui.colleague.usernameHint')}
              autoComplete="off"
              spellCheck="false"
              isRequired
            />
            <TextField
              {...field('phone')}
              label={words.text('ui.colleague.phone')}
              description={words.text('ui.colleague.phoneHint')}
              type="tel"
            />
            <TextField
              {...field('email')}
              label={words.text('ui.colleague.email')}
              description={words.text('ui.colleague.emailHint')}
              type="email"
            />
          </Grid>
          <RightsField roles={roles} value={chosen} onChange={setChosen} error={reasons['roles']} />
        </Stack>
      </div>
    </Dialog>
  );
}
