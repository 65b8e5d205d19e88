import * as css from './River.css.ts';

/** Ornament: the river the product is named after, with stations along it. */
export function River() {
  return (
    <svg className={css.river} viewBox="0 0 560 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" strokeLinecap="round">
        {CURRENTS.map((opacity, index) => (
          <path
            key={opacity}
            d={`M${420 + index * 26} -20C${300 + index * 30} 150 ${520 + index * 14} 270 ${380 + index * 22} 420S${120 + index * 34} 640 ${230 + index * 30} 920`}
            stroke="currentColor"
            strokeOpacity={opacity}
            strokeWidth={index === 2 ? 2.5 : 1.25}
          />
        ))}
      </g>
      {STATIONS.map(([x, y]) => (
        <g key={y}>
          <circle cx={x} cy={y} r="11" fill="currentColor" fillOpacity="0.14" />
          <circle cx={x} cy={y} r="4.5" fill="currentColor" />
        </g>
      ))}
    </svg>
  );
}

const CURRENTS = [0.1, 0.16, 0.5, 0.18, 0.12, 0.07];

/** Points on the third line of the river. */
const STATIONS = [
  [430, 104],
  [465, 253],
  [424, 420],
  [299, 583],
] as const;
