import type { ReactNode } from 'react';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Map.css.ts';
import { MapLegend, MapView, type MapLegendProps, type MapViewProps } from './MapView.tsx';

interface MapScreenProps extends MapViewProps {
  readonly legend: MapLegendProps['entries'];
  /** Shows the same entries as a list. */
  readonly onList: () => void;
  /** The table beside the map. */
  readonly children: ReactNode;
}

/** A screen of records on a map: the legend, the button to the list, the map, and a table beside it. */
export function MapScreen({ legend, onList, children, ...map }: MapScreenProps) {
  const words = useWords();
  const { nameOf, path } = usePlace();
  return (
    <section className={css.screen} aria-label={map.label}>
      <HiddenHeading>{nameOf(path) ?? map.label}</HiddenHeading>
      <div className={css.bar}>
        <MapLegend entries={legend} />
        <div className={css.rest}>
          <Button icon="columns" onPress={onList}>
            {words.text('ui.tree.asList')}
          </Button>
        </div>
      </div>
      <div className={css.beside}>
        <MapView {...map} />
        <div className={css.list}>{children}</div>
      </div>
    </section>
  );
}
