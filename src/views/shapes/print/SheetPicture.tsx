import type { LabelPictures, LabelSheet } from '#services/labels.ts';

const EM = 1000;

/** The outlines of glyphs, to be drawn wherever sheets use them; `prefix` keeps them apart from others on the page. */
export const Outlines = ({ prefix, outlines }: Pick<LabelPictures, 'outlines'> & { readonly prefix: string }) => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
    <defs>
      {Object.entries(outlines).map(([key, path]) => (
        <path key={key} id={`${prefix}${key}`} d={path} />
      ))}
    </defs>
  </svg>
);

interface SheetPictureProps {
  readonly sheet: LabelSheet;
  readonly prefix: string;
  readonly className?: string;
  /** Alternative text of the sheet. */
  readonly label: string;
}

/** One sheet as on paper: black on white, in millimetres, in any theme. */
export const SheetPicture = ({ sheet, prefix, className, label }: SheetPictureProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    width={`${sheet.width}mm`}
    height={`${sheet.height}mm`}
    role="img"
    aria-label={label}
  >
    <path d={sheet.path} shapeRendering="crispEdges" />
    {sheet.glyphs.map(([key, x, y, size], index) => (
      // oxlint-disable-next-line react/no-array-index-key -- glyphs never move: a sheet is drawn once
      <use key={index} href={`#${prefix}${key}`} transform={`translate(${x} ${y}) scale(${size / EM})`} />
    ))}
  </svg>
);
