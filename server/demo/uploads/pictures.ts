import type { UploadKind } from '#machines/fields/uploads.ts';
import { drawn, type Colour } from '../../pictures/draw.ts';

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [38, 42, 64];
const TABLE: Colour = [214, 219, 226];
const CARTON: Colour = [196, 154, 108];
const TAPE: Colour = [232, 208, 170];
const GREEN: Colour = [26, 122, 78];
const CARD: Colour = [222, 236, 246];
const RIVER_BLUE: Colour = [20, 121, 201];
const SKIN: Colour = [205, 160, 130];

const within = (at: number, from: number, to: number): boolean => at >= from && at < to;

/** Derives a number from 0 to 996 from a name. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);

/** Draws a taped carton on a table; the seed sets its width and height. */
const parcel = (seed: number): Buffer =>
  drawn(320, 240, (x, y) => {
    const [left, top] = [60 + (seed % 4) * 10, 50 + (seed % 3) * 15];
    if (!within(x, left, 260) || !within(y, top, 200)) return TABLE;
    return within(x, 150, 174) || within(y, top + 40, top + 50) ? TAPE : CARTON;
  });

/** Draws a bank slip: a heading, lines of print, and a unique bar of digits. */
const slip = (name: string): Buffer => {
  const digits = Array.from(name, (letter) => (letter.codePointAt(0) ?? 0) % 64);
  return drawn(300, 400, (x, y) => {
    if (within(y, 0, 48)) return GREEN;
    if (within(y, 340, 370) && within(x, 20, 20 + digits.length * 8)) {
      return ((digits[Math.floor((x - 20) / 8)] ?? 0) >> Math.floor((y - 340) / 5)) & 1 ? INK : WHITE;
    }
    return y % 32 < 6 && within(y, 70, 320) && within(x, 20, 120 + ((y * 7) % 150)) ? INK : WHITE;
  });
};

/** Draws a handwritten name: a wave that the seed shapes. */
const signature = (seed: number): Buffer =>
  drawn(320, 120, (x, y) => {
    const line = 60 + 30 * Math.sin(x / (9 + (seed % 5))) * Math.cos(x / (30 + (seed % 7)));
    return within(x, 30, 290) && Math.abs(y - line) < 2.5 ? INK : WHITE;
  });

/** Draws a card with a face and lines of print. */
const card = (seed: number): Buffer =>
  drawn(320, 200, (x, y) => {
    if ((x - 70) ** 2 + (y - 80) ** 2 < 1600) return SKIN;
    return y % 28 < 5 && within(y, 40, 160) && within(x, 140, 220 + ((y + seed) % 60)) ? INK : CARD;
  });

/** Draws a face before a wall. */
const face = (seed: number): Buffer =>
  drawn(200, 200, (x, y) => {
    if ((x - 100) ** 2 + (y - 85) ** 2 < 2500) return SKIN;
    return (x - 100) ** 2 + (y - 230) ** 2 < 8100 ? [60 + (seed % 80), 80, 120] : TABLE;
  });

/** Draws a company's mark: a blue square with a white river. */
const mark = (): Buffer =>
  drawn(128, 128, (x, y) => (Math.abs(x - 64 - 22 * Math.sin(y / 21)) < 10 ? WHITE : RIVER_BLUE));

const VARIETY = 6;

/** Returns a small picture of a kind for an upload's name; the same name always gives the same one. */
export function pictureFor(kind: UploadKind, name: string): Buffer {
  const seed = seedOf(name) % VARIETY;
  const draw: Readonly<Record<UploadKind, () => Buffer>> = {
    photo: () => parcel(seed),
    voucher: () => slip(name),
    consent: () => slip(name),
    signature: () => signature(seed),
    registrationCard: () => card(seed),
    workPhoto: () => face(seed),
    logo: mark,
  };
  return draw[kind]();
}

/** Returns the key of a picture: uploads with the same key share one drawing. */
export const looksOf = (kind: UploadKind, name: string): string =>
  kind === 'voucher' || kind === 'consent' ? `${kind} ${name}` : `${kind} ${seedOf(name) % VARIETY}`;
