import { useCallback, useMemo, useState } from 'react';
import { soughtText } from '#machines/kit/alike.ts';
import type { AskOptions } from '#services/http.ts';
import { readCoverage, readMapPoints } from '#services/maps.ts';
import { allRows } from '#services/page.ts';
import { readAreas, type Area as AreaNode } from '#services/references.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import * as css from '#views/shapes/map/Map.css.ts';
import { Inline } from '#views/ui/layout.tsx';
import { MapScreen } from '#views/shapes/map/MapScreen.tsx';
import type { MapMarker } from '#views/shapes/map/MapView.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useFound } from '#views/place/useFound.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useParameter } from '#views/place/useParameter.ts';
import { Button } from '#views/ui/Button.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { coverageOf, townshipsOf, type AreaEntry, type Cover, type Covered } from './coverage.ts';

const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;
const COVERS = ['nobody', 'outside', 'covered'] as const;
const MOST_LISTED = 400;
/** Name of this picture of the list in its address. */
const MAP = 'map';

const LOOKS = {
  covered: { shape: 'circle', tone: 'positive', radius: 5.5, rank: 2 },
  nobody: { shape: 'triangle', tone: 'critical', radius: 7, rank: 3 },
  outside: { shape: 'square', tone: 'ended', radius: 3, rank: 1 },
} as const satisfies Record<Cover, Pick<MapMarker, 'shape' | 'tone' | 'radius' | 'rank'>>;

const read = async (options: AskOptions) => {
  const [map, tree, rows, couriers] = await Promise.all([
    readMapPoints(),
    readAreas(),
    allRows('area', { filters: REGISTERED }, options),
    readCoverage(options),
  ]);
  return { map, tree, areas: rows as unknown as readonly AreaEntry[], couriers };
};

/** Responsible areas on a map of townships: who covers each, and what no one covers; the same as a table beside it. */
export default function AreaMap({ onList }: { readonly onList: () => void }) {
  const words = useWords();
  const may = useMay();
  const { go } = usePlace();
  const branches = useReferences('branch');
  const { answer, failure, reload } = useAsked(useCallback((options: AskOptions) => read(options), []));
  const [pointed, setPointed] = useState<string | null>(null);
  const [typed, setTyped] = useFound(MAP);
  const [covers, setCovers] = useParameter('cover', MAP);
  const [assigned, setAssigned] = useState<Covered | null>(null);
  const { language } = words;
  const townships = useMemo(() => {
    if (!answer) return [];
    const nameOf = ({ label, nameMy }: AreaNode): string => (language === 'my' && nameMy) || label;
    const named = new Set(answer.areas.flatMap(({ places }) => places));
    const points = new Set(answer.map.points.map(({ id }) => id));
    // Of China only what a responsible area names: it has no points.
    return coverageOf(townshipsOf(answer.tree, nameOf), answer.areas, answer.couriers).filter(
      ({ id, within }) => points.has(id) || within.some((one) => named.has(one)),
    );
  }, [answer, language]);
  if (failure) return <ListFailed failure={failure} onRetry={reload} />;
  if (!answer) return <Skeleton lines={8} />;
  const byId = new Map(townships.map((one) => [one.id, one]));
  const peopleText = ({ cover, couriers }: Covered): string =>
    couriers.length > 0 ? words.list(couriers.map(({ name }) => name)) : words.text(`ui.map.cover.${cover}`);
  const markers = answer.map.points.flatMap(({ id, longitude, latitude, isApproximate }): MapMarker[] => {
    const one = byId.get(id);
    if (!one) return [];
    const details = [
      one.state,
      words.text(`ui.map.cover.${one.cover}`),
      ...one.areas.map(({ name, branch }) => `${name} · ${branches.nameOf(branch)}`),
      ...(one.couriers.length > 0 ? [peopleText(one)] : []),
      ...(isApproximate ? [words.text('ui.map.approximate')] : []),
    ];
    return [{ id, name: one.name, longitude, latitude, details, ...LOOKS[one.cover] }];
  });
  const maps = may('area.amended') || may('staff.responsibleAreasSet');
  const sought = soughtText(typed);
  const wanted: readonly string[] = COVERS.filter((cover) => covers.split(',').includes(cover));
  const listed = townships
    .filter(({ cover }) => wanted.length === 0 || wanted.includes(cover))
    .filter(({ name, state }) => soughtText(`${name} ${state}`).includes(sought))
    .toSorted((one, other) => COVERS.indexOf(one.cover) - COVERS.indexOf(other.cover));
  const open = (id: string): void => {
    const one = byId.get(id);
    const area = one?.areas[0];
    if (area) go(recordAddress('area', area.id));
    else if (one && maps) setAssigned(one);
  };
  const counts = Map.groupBy(townships, ({ cover }) => cover);
  return (
    <>
      <MapScreen
        label={words.text('ui.map.areas')}
        legend={COVERS.map((cover) => ({
          ...LOOKS[cover],
          text: `${words.text(`ui.map.cover.${cover}`)}: ${words.number(counts.get(cover)?.length ?? 0)}`,
        }))}
        onList={onList}
        outline={answer.map.outline}
        markers={markers}
        pointed={pointed}
        onPoint={setPointed}
        onOpen={open}
        isTabbed={false}
      >
        <div className={css.bar}>
          <SearchField
            bare
            labelHidden
            label={words.text('ui.tree.find')}
            placeholder={words.text('ui.tree.find')}
            value={typed}
            onChange={setTyped}
          />
          <Select<'multiple'>
            bare
            labelHidden
            selectionMode="multiple"
            label={words.text('ui.map.cover')}
            placeholder={words.text('ui.map.cover')}
            choices={COVERS.map((id) => ({ id, label: words.text(`ui.map.cover.${id}`) }))}
            value={wanted}
            onChange={(keys) => setCovers(keys.join())}
          />
        </div>
        <PlainTable
          label={words.text('ui.map.table')}
          rows={listed.slice(0, MOST_LISTED)}
          keyOf={({ id }) => id}
          isCurrent={({ id }) => id === pointed}
          columns={[
            {
              title: words.text('ui.map.township'),
              isRowHead: true,
              cell: ({ name, state }) => (
                <>
                  {name}
                  <br />
                  <small>{state}</small>
                </>
              ),
            },
            {
              title: words.text('ui.map.coveredBy'),
              cell: (one) => (
                <>
                  <Inline gap="m">
                    <Status tone={LOOKS[one.cover].tone}>{peopleText(one)}</Status>
                    {maps && one.cover !== 'covered' && (
                      <Button
                        size="small"
                        onPress={() => setAssigned(one)}
                        aria-label={words.text('ui.map.assignTitle', { place: one.name })}
                      >
                        {words.text('ui.map.assign')}
                      </Button>
                    )}
                  </Inline>
                  {one.areas.map(({ id, name }) => (
                    <div key={id}>
                      <RecordLink to="area" id={id} name={name} />
                    </div>
                  ))}
                </>
              ),
            },
          ]}
        />
        {listed.length === 0 && <p>{words.text('ui.tree.none')}</p>}
      </MapScreen>
      {assigned && (
        <AssignDialog
          township={assigned}
          areas={answer.areas}
          couriers={answer.couriers}
          branchName={branches.nameOf}
          onClose={() => setAssigned(null)}
          onDone={reload}
        />
      )}
    </>
  );
}
