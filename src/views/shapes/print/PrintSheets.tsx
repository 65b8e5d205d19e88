import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { LabelSize } from '#machines/fields/printing.ts';
import type { LabelPictures } from '#services/labels.ts';
import './paper.css';
import * as css from './PrintSheets.css.ts';
import { Outlines, SheetPicture } from './SheetPicture.tsx';

const PREFIX = 'paper-';

interface PrintSheetsProps {
  readonly pictures: LabelPictures;
  readonly size: LabelSize;
  readonly copies: number;
  readonly onClose: () => void;
}

/** Sheets on paper, each so many times: opens the browser's print window and goes when that closes. */
export function PrintSheets({ pictures, size, copies, onClose }: PrintSheetsProps) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => window.print());
    window.addEventListener('afterprint', onClose, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onClose);
    };
  }, [onClose]);
  return createPortal(
    <div className={css.papers[size]} data-labels>
      <Outlines prefix={PREFIX} outlines={pictures.outlines} />
      {pictures.sheets.flatMap((sheet, place) =>
        Array.from({ length: copies }, (_, copy) => (
          <SheetPicture key={`${place} ${copy}`} sheet={sheet} prefix={PREFIX} label={sheet.name} />
        )),
      )}
    </div>,
    document.body,
  );
}
