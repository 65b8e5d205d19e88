import type { Words } from '#i18n/words.ts';

const PLACE = /^geo:(-?[\d.]+),(-?[\d.]+)(?:;u=(\d+))?$/;

/** Latitude and longitude of a geo URI, with the uncertainty if it is there; any other text as it is. */
export function placeText(place: string, words: Words): string {
  const [, latitude, longitude, metres] = PLACE.exec(place) ?? [];
  if (latitude === undefined || longitude === undefined) return place;
  const point = `${latitude}, ${longitude}`;
  return metres === undefined ? point : words.text('ui.proof.place', { place: point, metres: Number(metres) });
}
