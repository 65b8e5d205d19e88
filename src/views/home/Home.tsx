import { useState } from 'react';
import { useHolds } from '#views/useHolds.ts';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/words.tsx';
import { AppUserTiles } from './AppUserTiles.tsx';
import * as css from './Home.css.ts';
import { OrderCounts } from './OrderCounts.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const SEES_ORDERS = ['order.read'];
const SEES_APP_USERS = ['appUser.read'];

/** Home (§2): shortcuts, and the permitted figures of the day and of thirty days. */
export default function Home() {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const seesOrders = useHolds(SEES_ORDERS);
  const seesAppUsers = useHolds(SEES_APP_USERS);
  const title = words.text('screen.Home');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <Shortcuts />
      {seesOrders && <OrderCounts now={now} />}
      {seesAppUsers && <AppUserTiles now={now} />}
    </section>
  );
}
