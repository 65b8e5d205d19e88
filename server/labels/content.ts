import type { Dots } from '../pictures/dots.ts';

/** Sender or receiver on a label. */
export interface PartyContent {
  readonly title: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** A title and its value. */
export interface CaptionContent {
  readonly title: string;
  readonly value: string;
}

/** Texts of a waybill. */
export interface WaybillContent {
  readonly layout: 'waybill';
  readonly number: string;
  /** Address of the page for the receiver, in the QR code. */
  readonly link: string;
  /** Text below the bars: the number, and which piece of how many. */
  readonly caption: string;
  readonly company: string;
  /** The company's logo; null for none. */
  readonly logo: Dots | null;
  readonly way: string;
  readonly route: string;
  readonly receiver: PartyContent;
  readonly sender: PartyContent;
  readonly captions: readonly CaptionContent[];
  /** Amount to collect at the door; null for none. */
  readonly cash: CaptionContent | null;
  /** Printed by whom and when, and the number of earlier prints. */
  readonly foot: string;
}

/** Texts of a bag's label. */
export interface BagContent {
  readonly layout: 'bag';
  readonly number: string;
  readonly company: string;
  /** The company's logo; null for none. */
  readonly logo: Dots | null;
  readonly kind: string;
  readonly destination: CaptionContent;
  readonly captions: readonly CaptionContent[];
  readonly foot: string;
}

/** Texts of a shelf's label. */
export interface ShelfContent {
  readonly layout: 'shelf';
  readonly number: string;
  readonly name: string;
  readonly branch: string;
}

/** Texts of a shipment's manifest. */
export interface ManifestContent {
  readonly layout: 'manifest';
  readonly number: string;
  readonly company: string;
  /** The company's logo; null for none. */
  readonly logo: Dots | null;
  readonly title: string;
  readonly route: string;
  readonly captions: readonly CaptionContent[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: string;
  /** Titles of the signatures: handed over, received. */
  readonly signatures: readonly string[];
  /** Text of the page number, with `{page}` and `{pages}` as literal placeholders. */
  readonly page: string;
  readonly foot: string;
}

/** Texts of a report: parts, each with sentences, titled values and a table, any of them empty. */
export interface ReportContent {
  readonly layout: 'report';
  readonly number: string;
  readonly title: string;
  readonly parts: readonly {
    readonly title: string;
    readonly said: readonly string[];
    readonly captions: readonly CaptionContent[];
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly foot: string;
}

export type LabelContent = WaybillContent | BagContent | ShelfContent | ManifestContent | ReportContent;
