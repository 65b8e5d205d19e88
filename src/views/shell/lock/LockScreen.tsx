import { useEffect, useLayoutEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { session } from '#services/session.ts';
import { Brand } from '#views/app/Brand.tsx';
import { useSession } from '#views/session/useSession.ts';
import { useCompanyName } from '#views/app/useCompany.ts';
import '#views/ui/allIcons.ts';
import { PlainButton } from '#views/ui/PlainButton.tsx';
import { useWords } from '#views/language/words.tsx';
import { Avatar } from '../../account/Avatar.tsx';
import { SignInForm } from '../../account/SignInForm.tsx';
import * as css from './LockScreen.css.ts';
import { UnlockForm } from './UnlockForm.tsx';

/** Marks the page as locked: its style hides everything but this screen, and the window's title says only that. */
function useCovered(title: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['locked'] = '';
    return () => {
      delete document.documentElement.dataset['locked'];
    };
  }, []);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Lock screen: the person's name and a password field. Everything behind it keeps its state. */
export default function LockScreen() {
  const words = useWords();
  const snapshot = useSession();
  const { user } = snapshot.context;
  const isOver = snapshot.hasTag('again');
  const company = useCompanyName();
  useCovered(`${words.text('shell.lock.title')} · ${company}`);
  if (!user) return null;
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={css.cover}>
      <Modal data-window="" className={css.panel}>
        <Dialog role="alertdialog" className={css.dialog}>
          <p className={css.brand}>
            <Brand size={22} />
          </p>
          <div>
            <Heading slot="title" className={css.title}>
              {words.text(isOver ? 'account.again.title' : 'shell.lock.title')}
            </Heading>
            <p className={css.hint}>{words.text('shell.lock.hint')}</p>
          </div>
          <p className={css.person}>
            <Avatar name={user.nickName} avatar={user.avatar} />
            {user.nickName}
          </p>
          {isOver ? <SignInForm username={user.username} /> : <UnlockForm />}
          <PlainButton onClick={() => session.send({ type: 'logout.asked' })}>
            {words.text('account.logout.confirm')}
          </PlainButton>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
