/** A point on the globe in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** A point of the drawing at its first size: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Part of the drawing that is shown: `scale` times as large, with this point at the upper left corner. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST_SCALE = 60;
const MARGIN = 28;

const mercator = (latitude: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const flat = ({ longitude, latitude }: Place): Point => [longitude, -mercator(latitude)];

/** Returns the projection that fits all places into a drawing of a size. */
export function projectionOf(places: readonly Place[], { width, height }: Size): (place: Place) => Point {
  const points = places.map(flat);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const wide = Math.max(Math.max(...xs) - left, 0.01);
  const high = Math.max(Math.max(...ys) - top, 0.01);
  const factor = Math.min((width - 2 * MARGIN) / wide, (height - 2 * MARGIN) / high);
  const startX = (width - wide * factor) / 2;
  const startY = (height - high * factor) / 2;
  return (place) => {
    const [x, y] = flat(place);
    return [startX + (x - left) * factor, startY + (y - top) * factor];
  };
}

export const WHOLE: Frame = { x: 0, y: 0, scale: 1 };

/** Keeps a frame within the drawing, and its scale between once and 60 times. */
export function bounded({ x, y, scale }: Frame, { width, height }: Size): Frame {
  const within = Math.min(Math.max(scale, 1), MOST_SCALE);
  const most = (length: number): number => length - length / within;
  return {
    x: Math.min(Math.max(x, 0), most(width)),
    y: Math.min(Math.max(y, 0), most(height)),
    scale: within,
  };
}

/** Returns a frame enlarged by a factor around a point of the screen. */
export function zoomed(frame: Frame, factor: number, [atX, atY]: Point, size: Size): Frame {
  const scale = Math.min(Math.max(frame.scale * factor, 1), MOST_SCALE);
  return bounded(
    {
      x: frame.x + atX / frame.scale - atX / scale,
      y: frame.y + atY / frame.scale - atY / scale,
      scale,
    },
    size,
  );
}

/** Returns a frame moved by a distance on the screen. */
export const panned = (frame: Frame, [byX, byY]: Point, size: Size): Frame =>
  bounded({ ...frame, x: frame.x - byX / frame.scale, y: frame.y - byY / frame.scale }, size);

/** Returns the point of the screen at which a point of the drawing is shown. */
export const onScreen = ([x, y]: Point, { x: left, y: top, scale }: Frame): Point => [
  (x - left) * scale,
  (y - top) * scale,
];
