/** Who sends or receives, as it stands on a label. */
export interface PartyContent {
  readonly title: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** A title and what it says. */
export interface CaptionContent {
  readonly title: string;
  readonly value: string;
}

/** A waybill in words: everything that its layout puts on paper. */
export interface WaybillContent {
  readonly layout: 'waybill';
  readonly number: string;
  /** What the number says below the bars: the number, and which piece of how many. */
  readonly caption: string;
  readonly company: string;
  readonly way: string;
  readonly route: string;
  readonly receiver: PartyContent;
  readonly sender: PartyContent;
  readonly captions: readonly CaptionContent[];
  /** What is taken at the door; null for nothing. */
  readonly cash: CaptionContent | null;
  /** Who printed it and when, and how often it was printed before. */
  readonly foot: string;
}

/** A bag's label in words. */
export interface BagContent {
  readonly layout: 'bag';
  readonly number: string;
  readonly company: string;
  readonly kind: string;
  readonly destination: CaptionContent;
  readonly captions: readonly CaptionContent[];
  readonly foot: string;
}

/** A shelf's label in words. */
export interface ShelfContent {
  readonly layout: 'shelf';
  readonly number: string;
  readonly name: string;
  readonly branch: string;
}

/** A shipment's manifest in words. */
export interface ManifestContent {
  readonly layout: 'manifest';
  readonly number: string;
  readonly company: string;
  readonly title: string;
  readonly route: string;
  readonly captions: readonly CaptionContent[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: string;
  /** Who signs for having handed over and for having received. */
  readonly signatures: readonly string[];
  /** `{page}` and `{pages}` stand for themselves. */
  readonly page: string;
  readonly foot: string;
}

/** A report in words: parts, each with sentences, facts and a table, any of them empty. */
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
