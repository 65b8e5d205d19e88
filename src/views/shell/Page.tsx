import { arriving } from '#views/ui/arriving.tsx';
import { Forbidden, NotFound } from './Missing.tsx';
import { FORBIDDEN, GALLERY, NOT_FOUND } from './addresses.ts';

const Gallery = import.meta.env.DEV
  ? arriving(async () => ({ default: (await import('../gallery/Gallery.tsx')).Gallery }))
  : () => null;

/** A page outside the menu's screens, such as /404. */
export function Page({ path }: { path: string }) {
  switch (path) {
    case NOT_FOUND:
      return <NotFound />;
    case FORBIDDEN:
      return <Forbidden />;
    case GALLERY:
      return <Gallery />;
    default:
      return null;
  }
}
