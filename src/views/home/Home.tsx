import { useMemo, useState } from 'react';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/words.tsx';
import { AppUserTiles } from './AppUserTiles.tsx';
import * as css from './Home.css.ts';
import { chartDays, chartFigures, orderFigures } from './orderFigures.ts';
import { OrderTiles } from './OrderTiles.tsx';
import { OrderTrends } from './OrderTrends.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useFigures } from '#views/shapes/figures/useFigures.ts';

/** Home (§2): shortcuts, the figures of the day and of thirty days, each counted from what happened. */
export default function Home() {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const wanted = useMemo(() => orderFigures(now), [now]);
  const days = useMemo(() => chartDays(now), [now]);
  const charts = useMemo(() => chartFigures(days), [days]);
  const today = useFigures('order', wanted);
  const month = useFigures('order', charts);
  const title = words.text('screen.Home');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <Shortcuts />
      <OrderTiles wanted={wanted} counted={today} />
      {!month.failure && <OrderTrends days={days} counted={month} />}
      <AppUserTiles now={now} />
    </section>
  );
}
