import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { givesCanvasBack } from '#services/uploads/canvas.ts';
import { Button } from '#views/ui/Button.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './SignaturePad.css.ts';
import { curveOf, PAD, pointAt, type Point } from './strokes.ts';

/** Colours of the saved picture, the same in either theme: ink on white paper. */
const PAPER = '#ffffff';
const INK = '#10182b';
const PEN_WIDTH = 7;
/** Rest after the last stroke before the signature is taken, milliseconds. */
const REST_MS = 600;

interface SignaturePadProps {
  readonly label: string;
  readonly describedBy: string;
  /** Called when a stroke begins, before the signature is whole. */
  readonly onBegin: () => void;
  /** Receives the signature as a PNG once the pen rests, and null when the pad is cleared. */
  readonly onSigned: (file: File | null) => void;
}

const contextOf = (canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null =>
  canvas?.getContext('2d') ?? null;

/** Draws the piece that the last point of a stroke adds. */
function draw(context: CanvasRenderingContext2D, stroke: readonly Point[]): void {
  const curve = curveOf(stroke);
  if (!curve) return;
  const { from, bend, to } = curve;
  context.strokeStyle = INK;
  context.lineWidth = PEN_WIDTH;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
  context.stroke();
}

function clear(context: CanvasRenderingContext2D | null): void {
  if (!context) return;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PAD.width, PAD.height);
}

/** Positions of a pointer since the last event; a fast pen has several. */
const positionsOf = ({ nativeEvent }: PointerEvent): readonly globalThis.PointerEvent[] => {
  const several = nativeEvent.getCoalescedEvents();
  return several.length > 0 ? several : [nativeEvent];
};

/** A sheet to sign on with a finger, a pen or a mouse. */
export default function SignaturePad({ label, describedBy, onBegin, onSigned }: SignaturePadProps) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Point[] | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isEmpty, setEmpty] = useState(true);
  const [isChanged, setChanged] = useState(false);

  useEffect(() => {
    clear(contextOf(canvas.current));
    return () => clearTimeout(rest.current);
  }, []);

  const add = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = contextOf(canvas.current);
    const { current: points } = stroke;
    if (!context || !points) return;
    const box = event.currentTarget.getBoundingClientRect();
    for (const position of positionsOf(event)) {
      points.push(pointAt(position, box));
      draw(context, points);
    }
  };
  const take = async (): Promise<void> => {
    const isKept = await givesCanvasBack();
    setChanged(!isKept);
    if (isKept)
      canvas.current?.toBlob((blob) => {
        if (blob) onSigned(new File([blob], 'signature.png', { type: 'image/png' }));
      }, 'image/png');
  };
  const end = (): void => {
    if (!stroke.current) return;
    stroke.current = null;
    rest.current = setTimeout(() => void take(), REST_MS);
  };

  return (
    <div className={css.pad}>
      <div className={css.sheet}>
        <canvas
          ref={canvas}
          className={css.canvas}
          width={PAD.width}
          height={PAD.height}
          role="img"
          aria-label={words.text('ui.signature.pad', { field: label })}
          aria-describedby={describedBy}
          onPointerDown={(event) => {
            if (event.button !== 0 || stroke.current) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            clearTimeout(rest.current);
            stroke.current = [];
            setEmpty(false);
            onBegin();
            add(event);
          }}
          onPointerMove={add}
          onPointerUp={end}
          onPointerCancel={end}
        />
        {isEmpty && (
          <span className={css.invitation} aria-hidden="true">
            {words.text('ui.signature.here')}
          </span>
        )}
      </div>
      {isChanged && <Notice tone="warning">{words.text('ui.upload.canvasChanged')}</Notice>}
      {!isEmpty && (
        <Button
          size="small"
          icon="cross"
          onPress={() => {
            clearTimeout(rest.current);
            clear(contextOf(canvas.current));
            setEmpty(true);
            onSigned(null);
          }}
        >
          {words.text('ui.signature.clear')}
        </Button>
      )}
    </div>
  );
}
