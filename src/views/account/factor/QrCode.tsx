import * as css from './factor.css.ts';

/** Modules of white around a QR code, without which readers do not find it. */
const QUIET = 4;

/** Draws a QR code from its modules, row by row; black on white in every scheme. */
export function QrCode({ modules, label }: { readonly modules: readonly string[]; readonly label: string }) {
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => Array.from(row, (module, x) => (module === '1' ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
