import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import * as css from './Calendar.css.ts';
import { Icon } from './Icon.tsx';

/** The inside of a calendar: month, steps, days. */
export const CalendarParts = ({ single = false }: { single?: boolean }) => (
  <>
    <header className={css.head}>
      <Button slot="previous" className={css.step}>
        <Icon name="chevronLeft" />
      </Button>
      <Heading className={css.title} />
      <Button slot="next" className={css.step}>
        <Icon name="chevronRight" />
      </Button>
    </header>
    <CalendarGrid className={css.grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={single ? `${css.day} ${css.single}` : css.day} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
);
