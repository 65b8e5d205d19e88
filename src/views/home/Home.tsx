import { useState } from 'react';
import { queueActs } from '#machines/queues/index.ts';
import { serverNow } from '#services/clock.ts';
import { DATA_REPORT, openPinnedReports } from '#views/app/openPinnedReports.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { useHolds } from '#views/session/useHolds.ts';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { useIsCourier } from '#views/session/useIsCourier.ts';
import * as css from './Home.css.ts';
import { Figures } from './Figures.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const CourierTasks = arriving(() => import('./courier/CourierTasks.tsx'), { Waiting: Skeleton });

const DayQueues = arriving(() => import('./DayQueues.tsx'), { Waiting: Skeleton });

const PinnedReports = arriving(openPinnedReports);

const CompanyConflicts = arriving(() => import('./CompanyConflicts.tsx'));

const SetupSteps = arriving(() => import('./SetupSteps.tsx'));

const SETS_UP = ['company.registered'];
/** Events that settle a conflict with the standard company. */
const SETTLES = ['role.standardJudged', 'menu.standardJudged'];
const SEES_ORDERS = ['order.read'];
const SEES_APP_USERS = ['appUser.read'];

/**
 * Home (§2): the steps to the first order while the company is new, what an upgrade left to decide, the queues of the own work, shortcuts, and the permitted
 * figures of the day and of thirty days. A courier finds the own work instead of figures of the branch.
 */
export default function Home() {
  const words = useWords();
  const [now] = useState(serverNow);
  const seesOrders = useHolds(SEES_ORDERS);
  const seesAppUsers = useHolds(SEES_APP_USERS);
  const isCourier = useIsCourier();
  const isCustomer = useIsCustomer();
  const setsUp = useHolds(SETS_UP);
  const settles = useHolds(SETTLES);
  const carriesOn = useHolds(queueActs);
  const nameOf = useScreenNames();
  const seesFigures = seesOrders && !isCourier;
  const title = words.text('screen.Home');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      {setsUp && <SetupSteps />}
      {settles && <CompanyConflicts />}
      {isCourier && <CourierTasks />}
      {carriesOn && !isCourier && <DayQueues />}
      <Shortcuts />
      {nameOf(DATA_REPORT) !== null && <PinnedReports />}
      {(seesFigures || seesAppUsers) && (
        <Figures now={now} orders={seesFigures} appUsers={seesAppUsers} isCustomer={isCustomer} />
      )}
    </section>
  );
}
