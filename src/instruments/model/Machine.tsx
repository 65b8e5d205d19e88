import { browserMachines } from '#machines/catalogue/browserMachines.ts';
import { lookedAtAs } from '#machines/journals/journals.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { copyText } from '#services/clipboard.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useScreenNames, useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { ExportMenu } from './machine/ExportMenu.tsx';
import { ChartPage } from './charts/ChartPage.tsx';
import { MapTab } from './machine/MapTab.tsx';
import { MatrixTab } from './machine/MatrixTab.tsx';
import { RulesTab } from './machine/RulesTab.tsx';
import { usePage } from './machine/usePage.ts';
import { TransitionsTab } from './machine/TransitionsTab.tsx';
import { TransitionTab } from './machine/TransitionTab.tsx';
import { WhyTab } from './machine/WhyTab.tsx';
import * as css from './Model.css.ts';
import { TestsTab } from './tests/TestsTab.tsx';
import { NarrowingBar } from './NarrowingBar.tsx';
import { ProcessMiningTab } from './processMining/ProcessMiningTab.tsx';
import { PROCESS, simulatorAddress } from './addresses.ts';
import { aggregateTypeById, useHeads } from './useModel.ts';

const TABS = [
  { id: 'map', title: 'ui.model.tab.map', Content: MapTab },
  { id: 'practice', title: 'ui.model.tab.practice', Content: ProcessMiningTab },
  { id: 'matrix', title: 'ui.model.tab.matrix', Content: MatrixTab },
  { id: 'ways', title: 'ui.model.ways', Content: TransitionsTab },
  { id: 'rules', title: 'ui.model.ruleBook', Content: RulesTab },
  { id: 'tests', title: 'ui.tests.tab', Content: TestsTab },
  { id: 'why', title: 'ui.model.tab.why', Content: WhyTab },
  { id: 'way', title: 'ui.model.tab.way', Content: TransitionTab },
] as const;

/** Tab shown for an unknown tab, or one that this person may not see. */
const FIRST = 'map';

/** Shows one machine from its definition: map, matrix, transitions, rules and explanations (model.md 6). */
export default function Machine() {
  const words = useWords();
  const [search] = useScreenSearch();
  const id = search.get('id') ?? '';
  const aggregateType = aggregateTypeById(id);
  if (aggregateType) return <Page aggregateType={aggregateType} />;
  const chart = Object.hasOwn(browserMachines, id) ? browserMachines[id] : undefined;
  if (chart) return <ChartPage machine={chart} />;
  return <EmptyState isScreen icon="map" title={words.text('ui.model.noMachine')} />;
}

function Page({ aggregateType }: { aggregateType: AggregateType }) {
  const words = useWords();
  const nameOf = useScreenNames();
  // Process mining is for people who may see the history of these aggregates.
  const may = useMay();
  const mayRead = lookedAtAs(aggregateType.id).every((machine) => may(`${machine}.read`));
  const tabs = TABS.filter(({ id }) => id !== 'practice' || (mayRead && nameOf(PROCESS) !== null));
  const page = usePage();
  const title = words.text<string>(`machine.${aggregateType.id}.many`);
  useScreenTitle(title);
  return (
    <article className={detail.page}>
      <header className={detail.head}>
        <div className={detail.titles}>
          <h1 className={detail.title}>{title}</h1>
          <Hash machine={aggregateType.id} version={aggregateType.version} />
        </div>
        <Inline gap="s">
          <Link href={simulatorAddress(aggregateType.id)}>{words.text('screen.Simulator')}</Link>
          <ExportMenu aggregateType={aggregateType} />
        </Inline>
      </header>
      <NarrowingBar state={page.narrowed} />
      <Tabs
        label={title}
        selected={tabs.find(({ id }) => id === page.tab)?.id ?? FIRST}
        onSelect={(tab) => page.show({ tab })}
        tabs={tabs.map(({ id, title: heading, Content }) => ({
          id,
          label: words.text(heading),
          content: <Content aggregateType={aggregateType} page={page} />,
        }))}
      />
    </article>
  );
}

/** Shows version and hash of the machine, to compare with recorded events. */
function Hash({ machine, version }: { machine: string; version: number }) {
  const words = useWords();
  const { answer } = useHeads();
  const hash = answer?.find((head) => head.machine === machine)?.hash;
  const copy = async (): Promise<void> => {
    if (hash && (await copyText(hash))) toast({ tone: 'positive', title: words.text('ui.model.copied') });
  };
  return (
    <p className={css.crumbs}>
      <span className={css.hash}>{words.text('ui.model.headed', { version, hash: hash ?? '…' })}</span>
      {hash && (
        <IconButton size="small" icon="copy" label={words.text('ui.model.copyHash')} onPress={() => void copy()} />
      )}
    </p>
  );
}
