import type { LabelContent } from '../content.ts';
import type { Sheet } from '../ink.ts';
import { bag } from './bag.ts';
import { manifest } from './manifest.ts';
import { report } from './report.ts';
import { shelf } from './shelf.ts';
import { waybill } from './waybill.ts';

/** Lays a label out on its paper, once for preview, PDF and label printers. */
export function layOut(content: LabelContent, paper: Pick<Sheet, 'width' | 'height'>): Sheet[] {
  if (content.layout === 'waybill') return waybill(content, paper);
  if (content.layout === 'bag') return bag(content, paper);
  if (content.layout === 'report') return report(content, paper);
  return content.layout === 'shelf' ? shelf(content, paper) : manifest(content, paper);
}
