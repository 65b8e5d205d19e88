import { useMemo, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/language/words.tsx';
import { placeLabels } from './labels.ts';
import * as css from './Map.css.ts';
import { Shape, type MarkerShape } from './Marker.tsx';
import { onScreen, projectionOf, type Place } from './projection.ts';
import { useFrame, useSize } from './useFrame.ts';

/** A place on the map, told apart by shape, tone and words. */
export interface MapMarker extends Place {
  readonly id: string;
  readonly name: string;
  /** Read to a screen reader, and shown under the name. */
  readonly details: readonly string[];
  readonly shape: MarkerShape;
  readonly tone: keyof typeof css.markerTones;
  readonly radius: number;
  /** Names of greater rank are written first. */
  readonly rank: number;
}

/** A line between two markers; dashed across a border. */
export interface MapLine {
  readonly from: string;
  readonly to: string;
  readonly isBorder: boolean;
}

export interface MapViewProps {
  readonly label: string;
  readonly outline: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
  readonly markers: readonly MapMarker[];
  readonly lines?: readonly MapLine[];
  /** A marker that the list beside the map points at. */
  readonly pointed: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
  /** Each marker is reached by Tab; where there are too many, the list beside the map is. */
  readonly isTabbed: boolean;
}

const placeOf = ([longitude, latitude]: readonly [number, number]): Place => ({ longitude, latitude });

/** A map without a service: outline, lines, markers and names that do not cover each other. Arrow keys move it, + and - zoom. */
export function MapView({ label, outline, markers, lines = [], pointed, onPoint, onOpen, isTabbed }: MapViewProps) {
  const words = useWords();
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  const { frame, zoomIn, zoomOut, showAll, wasMoved, handlers } = useFrame(element, size);
  const [focused, setFocused] = useState<string | null>(null);
  const project = useMemo(
    () =>
      projectionOf([...outline.flat().map(placeOf), ...markers], size.width > 0 ? size : { width: 600, height: 600 }),
    [outline, markers, size],
  );
  const at = useMemo(
    () => new Map(markers.map((marker) => [marker.id, onScreen(project(marker), frame)])),
    [markers, project, frame],
  );
  const names = useMemo(
    () =>
      placeLabels(
        markers.flatMap(({ id, name, rank, radius }) => {
          const point = at.get(id);
          return point ? [{ id, text: name, at: point, rank: id === pointed ? Infinity : rank, radius }] : [];
        }),
        size,
      ),
    [markers, at, size, pointed],
  );
  const land = useMemo(
    () =>
      outline
        .map(
          (ring) =>
            `M${ring
              .map((one) =>
                onScreen(project(placeOf(one)), frame)
                  .map((n) => n.toFixed(1))
                  .join(','),
              )
              .join('L')}Z`,
        )
        .join(''),
    [outline, project, frame],
  );
  const shown = markers.find(({ id }) => id === (pointed ?? focused));
  const path = ({ from, to }: MapLine): string | null => {
    const start = at.get(from);
    const end = at.get(to);
    return start && end ? `M${start.join(',')}L${end.join(',')}` : null;
  };
  return (
    <div className={css.frame} ref={element}>
      <svg
        className={css.drawing}
        role="group"
        aria-label={label}
        aria-roledescription={words.text('ui.map.kind')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map, + and - zoom it
        tabIndex={0}
        {...handlers}
      >
        <path d={land} className={css.land} />
        {lines.map((line) => {
          const d = path(line);
          const isOn = shown !== undefined && (line.from === shown.id || line.to === shown.id);
          return (
            d !== null && (
              <path
                key={`${line.from} ${line.to} ${line.isBorder}`}
                d={d}
                className={`${line.isBorder ? css.border : css.line} ${isOn ? css.isOn : ''}`}
              />
            )
          );
        })}
        {markers.map(({ id, name, details, shape, tone, radius }) => {
          const point = at.get(id);
          if (!point) return null;
          const open = (): void => {
            if (!wasMoved()) onOpen(id);
          };
          return (
            <g
              key={id}
              {...(isTabbed
                ? { role: 'link', tabIndex: 0, 'aria-label': [name, ...details].join(', ') }
                : { 'aria-hidden': true })}
              data-marker={id}
              className={css.marker}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => setFocused(id)}
              onBlur={() => setFocused(null)}
              onClick={open}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.stopPropagation();
                onOpen(id);
              }}
            >
              {/* A finger needs more room than the mark. */}
              <circle cx={point[0]} cy={point[1]} r={Math.max(radius + 6, 14)} fill="transparent" stroke="none" />
              {(id === pointed || id === focused) && (
                <Shape shape={shape} at={point} radius={radius + 4} className={css.halo} />
              )}
              <Shape shape={shape} at={point} radius={radius} className={css.markerTones[tone]} />
            </g>
          );
        })}
        <g aria-hidden="true">
          {names.map(({ id, text, x, y, anchor }) => (
            <text key={id} x={x} y={y} textAnchor={anchor} dominantBaseline="central" className={css.label}>
              {text}
            </text>
          ))}
        </g>
      </svg>
      <div className={css.zoom}>
        <IconButton icon="plus" tone="neutral" label={words.text('ui.map.zoomIn')} onPress={zoomIn} />
        <IconButton icon="minus" tone="neutral" label={words.text('ui.map.zoomOut')} onPress={zoomOut} />
        <IconButton icon="expand" tone="neutral" label={words.text('ui.map.showAll')} onPress={showAll} />
      </div>
      {shown && (
        <div className={css.card} aria-hidden="true">
          <strong className={css.cardTitle}>{shown.name}</strong>
          {shown.details.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Legend of the shapes and tones of a map. */
export interface MapLegendProps {
  readonly entries: readonly (Pick<MapMarker, 'shape' | 'tone'> & { readonly text: ReactNode })[];
}

export function MapLegend({ entries }: MapLegendProps) {
  return (
    <ul className={css.legend}>
      {entries.map(({ shape, tone, text }) => (
        <li key={`${shape} ${tone}`} className={css.legendItem}>
          <svg width={16} height={16} aria-hidden="true">
            <g className={css.marker}>
              <Shape shape={shape} at={[8, 8]} radius={5.5} className={css.markerTones[tone]} />
            </g>
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
