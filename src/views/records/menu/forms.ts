import type { menu } from '#machines/registers/menu.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

type Events = (typeof menu)['events'];

const form = eventForm<Events['menu.registered']>({
  sections: [
    {
      title: 'ui.menu.section.entry',
      fields: ['code', 'kind', 'title', 'titleZh', 'icon', 'parent', 'sort', 'hidden'],
    },
    {
      title: 'ui.menu.section.screen',
      fields: ['path', 'component', 'componentName', 'permission', 'link', 'cache'],
    },
  ],
  wide: [],
});

/** Forms of a menu entry: what it is and where it stands, and the screen that it opens. */
export const forms = { 'menu.registered': form, 'menu.amended': form };
