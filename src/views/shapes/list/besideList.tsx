import { createContext, useContext, useState, type ComponentType } from 'react';
import type { MessageId } from '#i18n/words.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import type { IconName } from '#views/ui/iconPaths.ts';
import { useWords } from '#views/language/words.tsx';

/** Another picture of the rows of a list, such as a tree or a map. */
export interface BesideList {
  readonly Picture: ComponentType<{ readonly onList: () => void }>;
  /** Its name in the address: `?as=map`. */
  readonly as: string;
  readonly icon: IconName;
  /** Button of the list that shows it. */
  readonly label: MessageId;
  /** Shown before the list; else the list is. */
  readonly isFirst: boolean;
}

interface Shown {
  readonly beside: BesideList;
  readonly show: () => void;
}

const ShownContext = createContext<Shown | null>(null);

/** Leads from a list to the other picture of its rows. */
export function ShowBeside() {
  const words = useWords();
  const shown = useContext(ShownContext);
  if (!shown) return null;
  return (
    <Button icon={shown.beside.icon} onPress={shown.show}>
      {words.text<string>(shown.beside.label)}
    </Button>
  );
}

/** A screen with a list and another picture of its rows: an address with filters shows the list. */
export function besideList(List: ComponentType, beside: BesideList): ComponentType {
  const { Picture, as, isFirst } = beside;
  return function ListOrPicture() {
    const [search, setSearch] = useScreenSearch();
    const [isList, setList] = useState(isFirst ? search.size > 0 && search.get('as') !== as : search.get('as') !== as);
    const swap = (toList: boolean): void => {
      setSearch(toList || isFirst ? '' : `as=${as}`, { replace: true });
      setList(toList);
    };
    if (!isList) return <Picture onList={() => swap(true)} />;
    return (
      <ShownContext value={{ beside, show: () => swap(false) }}>
        <List />
      </ShownContext>
    );
  };
}
