import { DateInput, DateSegment } from 'react-aria-components';
import { input, range, segment } from './DateField.css.ts';

/** Day, month, year and so on, each typed or stepped by itself. */
export const DateSegments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput className={slot === undefined ? input : `${input} ${range}`} {...(slot === undefined ? {} : { slot })}>
    {(part) => <DateSegment segment={part} className={segment} />}
  </DateInput>
);
