import { useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import type { ImportRow } from '#services/import/rowBook.ts';
import { giveOneTimePassword } from '#services/oneTimePassword.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { GIVE_PASSWORD } from './newStaff.ts';
import * as css from './NewPasswords.css.ts';
import { PasswordGivers } from './PasswordGivers.tsx';
import '#views/ui/slip.css.ts';

interface Given {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Gives one-time passwords to the accounts that an import created, and shows them once, as a list to print; or says who gives them. */
export function NewPasswords({ rows }: { readonly rows: readonly ImportRow[] }) {
  const words = useWords();
  const may = useMay();
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const had = new Set(given.map(({ id }) => id));
  const waiting = rows.filter(({ status, record }) => status === 'created' && record !== null && !had.has(record));
  const give = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setShown(true);
    try {
      for (const { record, data } of waiting) {
        if (record === null) continue;
        const password = await giveOneTimePassword(record);
        const entry = { id: record, name: text(data['nickName']), username: text(data['username']), password };
        setGiven((before) => [...before, entry]);
      }
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      if (failed.kind !== 'aborted') setFailure(wordFailure(failed, words));
    } finally {
      setBusy(false);
    }
  };
  if (waiting.length === 0 && given.length === 0) return null;
  if (!may(GIVE_PASSWORD)) return <PasswordGivers count={waiting.length} />;
  const total = waiting.length + given.length;
  return (
    <>
      <Notice
        tone="info"
        title={words.text('ui.people.passwordsTitle', { count: total })}
        actions={
          <Button icon="unlock" onPress={() => (waiting.length > 0 && !busy ? void give() : setShown(true))}>
            {words.text('ui.people.givePasswords')}
          </Button>
        }
      >
        {words.text('ui.people.passwordsText')}
      </Notice>
      <Dialog
        isOpen={isShown}
        onOpenChange={setShown}
        title={words.text('ui.people.passwords')}
        size="large"
        dismissable={false}
        footer={
          <>
            {failure !== null && (
              <Button isPending={busy} onPress={() => void give()}>
                {words.text('ui.import.resume')}
              </Button>
            )}
            <Button
              icon="print"
              {...(busy && { reason: words.text('ui.people.passwordsWorking') })}
              onPress={() => window.print()}
            >
              {words.text('ui.people.printList')}
            </Button>
            <Button
              tone="primary"
              {...(busy && { reason: words.text('ui.people.passwordsWorking') })}
              onPress={() => setShown(false)}
            >
              {words.text('ui.people.passwordNoted')}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          {failure !== null && <Notice tone="critical">{failure}</Notice>}
          {busy && (
            <ProgressBar
              label={words.text('ui.people.passwordsWorking')}
              value={(100 * given.length) / Math.max(1, total)}
              valueText={words.text('ui.import.rowsOf', { done: given.length, total })}
            />
          )}
          <Notice tone="warning">{words.text('ui.people.passwordsOnce')}</Notice>
          <table className={css.table} data-slip>
            <thead>
              <tr>
                <th>{words.text('field.staff.nickName')}</th>
                <th>{words.text('field.staff.username')}</th>
                <th>{words.text('ui.people.oneTimePassword')}</th>
              </tr>
            </thead>
            <tbody>
              {given.map(({ id, name, username, password }) => (
                <tr key={id}>
                  <td>{name}</td>
                  <td>{username}</td>
                  <td className={css.password}>{password}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <small>{words.text('ui.people.slipRule')}</small>
        </Stack>
      </Dialog>
    </>
  );
}
