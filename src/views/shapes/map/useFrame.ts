import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { panned, WHOLE, zoomed, type Frame, type Point, type Size } from './projection.ts';

const STEP = 60;
const FACTOR = 1.5;
/** A press that moves less is a click. */
const SLIP_PX = 4;

/** Size of an element in px, kept true. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;

/** Zooms and pans a drawing by wheel, mouse, one or two fingers, and keys. */
export function useFrame(element: RefObject<HTMLElement | null>, size: Size) {
  const [frame, setFrame] = useState<Frame>(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const centre: Point = [size.width / 2, size.height / 2];
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = element.current?.getBoundingClientRect();
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
  };
  const zoom = useCallback((factor: number, at: Point) => setFrame((now) => zoomed(now, factor, at, size)), [size]);
  useEffect(() => {
    const { current } = element;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = current?.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)]);
    };
    // React listens passively: such a listener cannot keep the page from scrolling.
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [element, zoom]);

  const onPointerDown = (event: PointerEvent): void => {
    pointers.current.set(event.pointerId, pointOf(event));
    if (pointers.current.size === 1) moved.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = [...pointers.current.values()];
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    pointers.current.set(event.pointerId, to);
    const after = [...pointers.current.values()];
    moved.current += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (
      moved.current > SLIP_PX &&
      event.currentTarget instanceof Element &&
      !event.currentTarget.hasPointerCapture(event.pointerId)
    )
      event.currentTarget.setPointerCapture(event.pointerId);
    const [beforeX, beforeY] = middle(before);
    const [afterX, afterY] = middle(after);
    setFrame((now) => {
      const shifted = panned(now, [afterX - beforeX, afterY - beforeY], size);
      return after.length < 2
        ? shifted
        : zoomed(shifted, spread(after) / (spread(before) || 1), [afterX, afterY], size);
    });
  };
  const onPointerUp = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const pans: Readonly<Record<string, Point>> = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    };
    const pan = pans[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (pan) setFrame((now) => panned(now, pan, size));
    else if (event.key === '+' || event.key === '=') zoom(FACTOR, centre);
    else if (event.key === '-') zoom(1 / FACTOR, centre);
    else if (event.key === '0') setFrame(WHOLE);
    else return;
    event.preventDefault();
  };
  return {
    frame,
    zoomIn: () => zoom(FACTOR, centre),
    zoomOut: () => zoom(1 / FACTOR, centre),
    showAll: () => setFrame(WHOLE),
    /** True if the last press moved the drawing: it opens nothing. */
    wasMoved: () => moved.current > SLIP_PX,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}
