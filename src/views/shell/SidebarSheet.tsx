import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '#views/ui/IconButton.tsx';
import { scrim } from '#views/ui/Modal.css.ts';
import { useWords } from '#views/language/words.tsx';
import { Brand } from '#views/app/Brand.tsx';
import { MenuTree } from './MenuTree.tsx';
import { useReach } from './reach.ts';
import * as css from './SidebarSheet.css.ts';

export interface SidebarSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly current: string;
}

/** The menu on a narrow screen: a sheet that closes after a choice (§4). */
export default function SidebarSheet({ isOpen, onOpenChange, current }: SidebarSheetProps) {
  const words = useWords();
  const { items } = useReach();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={scrim}>
      <Modal data-window="" className={css.panel}>
        <Dialog aria-label={words.text('shell.menu')} className={css.dialog}>
          {({ close }) => (
            <>
              <p className={css.head}>
                <Brand size={24} />
                <IconButton icon="cross" label={words.text('shell.menuClose')} untipped onPress={close} />
              </p>
              <nav aria-label={words.text('shell.menu')} className={css.nav}>
                <MenuTree items={items} current={current} onGo={close} />
              </nav>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
