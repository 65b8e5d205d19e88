import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../finance.css.ts';
import Queues from '#views/shapes/queues/Queues.tsx';
import { CashOnTheRoad } from './CashOnTheRoad.tsx';
import { DebtsByAge } from './DebtsByAge.tsx';
import { PositionsTables } from './PositionsTables.tsx';

/** Financial (§2): the work that waits, what is owed and by whom, debts by age, and cash on the road. */
export default function Overview() {
  const words = useWords();
  const title = words.text('ui.finance.overview');
  return (
    <section className={css.page} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <Queues area="finance" />
      <PositionsTables />
      <DebtsByAge />
      <CashOnTheRoad />
    </section>
  );
}
