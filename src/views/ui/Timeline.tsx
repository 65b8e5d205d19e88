import type { ReactNode } from 'react';
import { StatusMark } from './StatusMark.tsx';
import type { Tone } from './theme/tokens.ts';
import * as css from './Timeline.css.ts';

/** Something that happened: what, when (already in words), by whom. */
export interface TimelineEvent {
  id: string;
  title: string;
  time: string;
  /** The same moment for machines, ISO. */
  dateTime?: string;
  tone?: Tone;
  text?: ReactNode;
}

/** Events of a thing in the given order. */
export const Timeline = ({ label, events }: { label: string; events: readonly TimelineEvent[] }) => (
  <ol className={css.list} aria-label={label}>
    {events.map(({ id, title, time, dateTime, tone = 'neutral', text }) => (
      <li key={id} className={css.item}>
        <span className={css.mark}>
          <StatusMark tone={tone} />
        </span>
        <div className={css.words}>
          <div className={css.head}>
            <span className={css.title}>{title}</span>
            <time className={css.time} {...(dateTime !== undefined && { dateTime })}>
              {time}
            </time>
          </div>
          {text !== undefined && <div className={css.text}>{text}</div>}
        </div>
      </li>
    ))}
  </ol>
);
