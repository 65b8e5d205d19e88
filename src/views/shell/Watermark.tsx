import { useId } from 'react';
import { WATERMARK } from '#machines/fields/limits.ts';
import { useSession } from '#views/session/useSession.ts';
import * as css from './Watermark.css.ts';

/** User name and staff code over every page after login (§2), so that a photo identifies the screen's user. */
export function Watermark() {
  const id = useId();
  const { user } = useSession().context;
  if (!user) return null;
  const { widthPixels: width, heightPixels: height, fontPixels, rotationDegrees } = WATERMARK;
  return (
    <svg className={css.cover} aria-hidden="true" data-watermark>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <text
          x={width / 2}
          y={height / 2}
          fontSize={fontPixels}
          fill="currentColor"
          textAnchor="middle"
          transform={`rotate(-${rotationDegrees} ${width / 2} ${height / 2})`}
        >
          {[user.username, user.staffCode].filter((word) => word !== null && word !== '').join(' ')}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${CSS.escape(id)})`} />
    </svg>
  );
}
