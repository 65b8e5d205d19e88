import type { ComponentType } from 'react';
import { Buttons } from './samples/Buttons.tsx';
import { Fields } from './samples/Fields.tsx';
import { EventFields } from './samples/EventFields.tsx';
import { Dates } from './samples/Dates.tsx';
import { KeyFields } from './samples/Facts.tsx';
import { States } from './samples/States.tsx';
import { GridSample } from './samples/GridSample.tsx';
import { Statuses } from './samples/Statuses.tsx';
import { Windows } from './samples/Windows.tsx';
import { TabsSample } from './samples/TabsSample.tsx';

/** One component of the design system, shown in all its states. */
export interface GalleryEntry {
  id: string;
  title: string;
  Sample: ComponentType;
  flush?: boolean;
}

/** All components; the browser tests iterate over this list. */
export const entries: readonly GalleryEntry[] = [
  { id: 'buttons', title: 'Buttons, links, menu', Sample: Buttons },
  { id: 'statuses', title: 'Status, tag, badge', Sample: Statuses },
  { id: 'fields', title: 'Fields', Sample: Fields },
  { id: 'dates', title: 'Dates and files', Sample: Dates },
  { id: 'eventFields', title: 'Fields of events: groups, pairs, references, money, vouchers', Sample: EventFields },
  { id: 'windows', title: 'Dialog, drawer, popover, toast', Sample: Windows },
  { id: 'grid', title: 'Grid, pages, columns', Sample: GridSample, flush: true },
  { id: 'tabs', title: 'Tabs', Sample: TabsSample },
  { id: 'states', title: 'Empty, error, waiting, progress, notice', Sample: States },
  { id: 'facts', title: 'Breadcrumbs, facts, timeline', Sample: KeyFields },
];
