import { lazy, Suspense } from 'react';
import { Forbidden, NotFound } from './Missing.tsx';
import { FORBIDDEN, GALLERY, NOT_FOUND } from './ways.ts';

const Gallery = import.meta.env.DEV
  ? lazy(() => import('../gallery/Gallery.tsx').then((module) => ({ default: module.Gallery })))
  : () => null;

/** A page that is no screen. */
export function Page({ path }: { path: string }) {
  switch (path) {
    case NOT_FOUND:
      return <NotFound />;
    case FORBIDDEN:
      return <Forbidden />;
    case GALLERY:
      return (
        <Suspense>
          <Gallery />
        </Suspense>
      );
    default:
      return null;
  }
}
