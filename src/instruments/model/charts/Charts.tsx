import { browserMachines } from '#machines/catalogue/browserMachines.ts';
import { soughtText } from '#machines/kit/alike.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { machineAddress } from '../addresses.ts';
import { chartOf, type Chart } from './chart.ts';

const CHARTS = Object.values(browserMachines).map(chartOf);

const sum = ({ regions }: Chart, of: 'states' | 'transitions'): number =>
  regions.reduce((total, region) => total + region[of].length, 0);

/** Lists the browser machines whose name contains the search text, each with its size. */
export function Charts({ wanted }: { wanted: string }) {
  const words = useWords();
  const nameOf = ({ id }: Chart): string => words.text<string>(`chart.${id}`);
  const found = CHARTS.filter((chart) => soughtText(`${nameOf(chart)} ${chart.id}`).includes(wanted));
  if (found.length === 0) return null;
  const title = words.text('chart.title');
  return (
    <Section title={title} flush>
      <PlainTable
        label={title}
        rows={found}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words.text('ui.model.machine'),
            cell: (chart) => <Link href={machineAddress(chart.id)}>{nameOf(chart)}</Link>,
          },
          { title: words.text('ui.model.states'), cell: (chart) => sum(chart, 'states') },
          { title: words.text('ui.model.ways'), cell: (chart) => sum(chart, 'transitions') },
        ]}
      />
    </Section>
  );
}
