import { tariffShape } from '../money/freight.ts';
import { register } from '../kit/register.ts';

/** A dated tariff of a route; an order keeps its quoted fees. */
export const tariff = register('tariff', tariffShape, {
  prefix: 'TRF',
  reservations: ({ route, validFrom }) => [{ kind: 'tariff.validFrom', key: `${route} ${validFrom}` }],
});
