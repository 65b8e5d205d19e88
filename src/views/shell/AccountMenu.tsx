import { useCallback, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { session } from '#services/session.ts';
import { usePaletteActions } from '#views/place/paletteActions.ts';
import { useSession } from '#views/session/useSession.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Hidden } from '#views/ui/Hidden.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { usePreferences, useWords } from '#views/language/words.tsx';
import { Avatar } from '../account/Avatar.tsx';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import type { LogOutDialogProps } from './LogOutDialog.tsx';
import * as css from './AccountMenu.css.ts';
import { useReach } from './reach.ts';
import { sizeActs } from './sizeActs.ts';

const LogOutDialog = arriving<LogOutDialogProps>(() => import('./LogOutDialog.tsx'));

const USER_CENTER = '/user/center';

const logOut = (): void => session.send({ type: 'logout.asked' });
const lockScreen = (): void => session.send({ type: 'lock.asked' });

/** Menu of the signed-in person: name, branch, user center and log-out (§2, avatar dropdown). */
export function AccountMenu({ isNarrow }: { isNarrow: boolean }) {
  const words = useWords();
  const { views } = useReach();
  const { user } = useSession().context;
  const { size } = usePreferences();
  const [isLeaving, setLeaving] = useState(false);
  // Without a line to ask the question over, the person leaves at once: what was not sent waits for him.
  const leave = useCallback(() => void askBeforeLeaving(LogOutDialog.prepare, () => setLeaving(true), logOut), []);
  usePaletteActions(
    useMemo(
      () => [
        { id: 'lock', icon: 'lock', label: words.text('shell.lock'), about: 'console', run: lockScreen },
        { id: 'logout', icon: 'logout', label: words.text('shell.logout'), about: 'console', run: leave },
      ],
      [words, leave],
    ),
  );
  if (!user) return null;
  const own = words.language === 'zh' ? (user.branchNameZh ?? user.branchName) : user.branchName;
  const branch = own ?? words.text('shell.noBranch');
  const name = user.staffCode ? `${user.nickName} · ${user.staffCode}` : user.nickName;
  const center = views.has(USER_CENTER)
    ? [{ id: 'center', icon: 'user' as const, label: words.text('screen.UserCenter'), href: USER_CENTER }]
    : [];
  return (
    <>
      <Menu
        label={words.text('shell.account')}
        placement="bottom end"
        trigger={
          <Button className={css.trigger}>
            {isNarrow && <Hidden>{`${words.text('shell.account')}: ${name}, ${branch}`}</Hidden>}
            <Avatar name={user.nickName} avatar={user.avatar} />
            {!isNarrow && (
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.branch}>{branch}</span>
              </span>
            )}
            {!isNarrow && <Icon name="chevronDown" size={14} />}
          </Button>
        }
        groups={[
          {
            id: 'account',
            title: `${branch} · ${user.username}`,
            acts: [
              ...center,
              {
                id: 'lock',
                icon: 'lock',
                label: words.text('shell.lock'),
                onAction: lockScreen,
              },
              {
                id: 'logout',
                icon: 'logout',
                label: words.text('shell.logout'),
                onAction: leave,
              },
            ],
          },
          { id: 'sizes', title: words.text('shell.size'), acts: sizeActs(size, words) },
        ]}
      />
      {isLeaving && <LogOutDialog isOpen onOpenChange={setLeaving} />}
    </>
  );
}
