const TIMEOUT_MS = 10_000;
/** Age of a known place that is still taken, milliseconds. */
const FRESH_MS = 60_000;
/** Five decimals are about a metre. */
const DECIMALS = 5;

/** Returns a position as a geo URI (RFC 5870), with its uncertainty in whole metres. */
export const placeOf = ({ latitude, longitude, accuracy }: GeolocationCoordinates): string =>
  `geo:${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)};u=${Math.min(9_999_999, Math.ceil(accuracy))}`;

/** Asks the phone where it is; null if it does not say. */
export const placeNow = (): Promise<string | null> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Pick<Navigator, 'geolocation'>>;
    if (!geolocation) return resolve(null);
    return geolocation.getCurrentPosition(
      ({ coords }) => resolve(placeOf(coords)),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
