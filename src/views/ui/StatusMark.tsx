import type { ReactNode } from 'react';
import { inLine, mark, marks } from './Status.css.ts';
import type { Tone } from './theme/tokens.ts';

const shapes: Record<Tone, ReactNode> = {
  neutral: <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  info: <circle cx="5" cy="5" r="4.4" fill="currentColor" />,
  progress: (
    <>
      <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M5 1a4 4 0 010 8z" fill="currentColor" />
    </>
  ),
  positive: (
    <path
      d="M.8 5.4l3 3L9.2 1.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  warning: <path d="M5 .3l5 9H0z" fill="currentColor" />,
  critical: <path d="M5-.4l5.4 5.4L5 10.4-.4 5z" fill="currentColor" />,
  ended: <rect x="1" y="1" width="8" height="8" rx="1.2" fill="currentColor" />,
};

/** The shape of a tone: ring, dot, half moon, tick, triangle, diamond, square; distinct without colour. */
export const StatusMark = ({ tone, inText = false }: { tone: Tone; inText?: boolean }) => (
  <svg className={`${mark} ${marks[tone]} ${inText ? inLine : ''}`} viewBox="0 0 10 10" aria-hidden="true">
    {shapes[tone]}
  </svg>
);
