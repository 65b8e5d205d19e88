import { saveFile } from '#services/save.ts';

const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
  'paint-order',
  'stroke-linejoin',
];

/** Saves a drawing as a file that needs no style sheet; computed styles are written into it. */
export function saveSvg(svg: SVGSVGElement, fileName: string): void {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...svg.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    const own = to[index];
    own?.removeAttribute('class');
    for (const name of DRAWN) {
      const value = style.getPropertyValue(name);
      if (value !== '') own?.setAttribute(name, value);
    }
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.ceil(width)));
  copy.setAttribute('height', String(Math.ceil(height)));
  saveFile(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }), fileName);
}
