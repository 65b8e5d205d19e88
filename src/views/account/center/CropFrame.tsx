import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './center.css.ts';
import { draw, MOST_ZOOM, pulled, type Crop } from './crop.ts';

const FRAME = 240;
/** Canvas pixels per side: twice the displayed size, for high-density screens. */
const DRAWN = FRAME * 2;

interface SliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={css.range}
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

interface CropFrameProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Square crop of a picture, moved with a pointer or with three sliders from the keyboard. */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const pull = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!from.current) return;
    onChange(pulled(picture, crop, { x: x - from.current.x, y: y - from.current.y }, FRAME));
    from.current = { x, y };
  };
  return (
    <Stack gap="m">
      <canvas
        ref={canvas}
        className={css.crop}
        width={DRAWN}
        height={DRAWN}
        role="img"
        aria-label={words.text('account.center.preview')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      />
      <Slider
        label={words.text('account.center.zoom')}
        least={1}
        most={MOST_ZOOM}
        value={crop.zoom}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label={words.text('account.center.across')}
        least={0}
        most={1}
        value={crop.across}
        onChange={(across) => onChange({ ...crop, across })}
      />
      <Slider
        label={words.text('account.center.down')}
        least={0}
        most={1}
        value={crop.down}
        onChange={(down) => onChange({ ...crop, down })}
      />
    </Stack>
  );
}
