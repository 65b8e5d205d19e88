import { order } from '#machines/order/index.ts';
import { fieldsOf, mainOf, text, type Fields, type Finder } from './read.ts';

const stockOf: Finder = (world, { data, life }) => {
  const branch = text(data['branch']) ?? text(fieldsOf(life)['branch']);
  const shelfFirst = ({ shelf, id }: Fields): string =>
    `${typeof shelf === 'string' ? `0${shelf}` : '1'} ${typeof id === 'string' ? id : ''}`;
  return [...world.all('order')]
    .map((found) => ({ found, row: order.row(found) }))
    .filter(({ row }) => row['currentBranch'] === branch && (row['tags'] as readonly string[]).includes('inStock'))
    .map(({ found, row }) => ({
      id: found.id,
      state: mainOf(found),
      branch: row['currentBranch'],
      holder: row['holderName'] ?? null,
      shelf: row['shelf'] ?? null,
      package: row['package'] ?? null,
      shipment: row['shipment'] ?? null,
      pieces: row['pieces'],
    }))
    .toSorted((one, other) => (shelfFirst(one) < shelfFirst(other) ? -1 : 1));
};

const evidenceOf: Finder = (world, { data }) => {
  const found = world.log('order', text(data['order']) ?? '').find(({ version }) => version === data['evidence']);
  return found ? { type: found.type, at: found.at } : null;
};

/** What the rules of a count look at. */
export const storageFinders: Readonly<Record<string, Finder>> = { stock: stockOf, evidence: evidenceOf };
