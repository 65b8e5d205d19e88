import { plainCode } from '#machines/kit/text.ts';
import { e164Of } from '#machines/phones.ts';
import type { CellKind } from './template.ts';

/** Returns the form in which values of a column that differ in every row are compared, as the server compares them. */
export const oneFormOf = (value: string, kind: CellKind): string =>
  kind.kind === 'digits' && kind.isPhone ? e164Of(value) : plainCode(value).trim();
