/**
 * The eight leaves in the usual tests of Certificate Transparency implementations. The constants below are their
 * expected results.
 */
export const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];

/** Roots over the first one, two, ... eight leaves. */
export const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const A = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7';
const B = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
const C = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';
const D = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
const E = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
const F = 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7';
const G = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';
const [FIRST = '', SECOND = ''] = ROOTS;

/** Proofs that a leaf (from 0) is in a tree of a size. */
export const INCLUSIONS: readonly (readonly [index: number, size: number, path: readonly string[]])[] = [
  [0, 1, []],
  [0, 8, [A, B, C]],
  [5, 8, [D, E, F]],
  [2, 3, [SECOND]],
  [1, 5, [FIRST, B, D]],
];

/** Proofs that the tree of one size is the start of a tree of another size. */
export const CONSISTENCIES: readonly (readonly [older: number, newer: number, path: readonly string[]])[] = [
  [1, 1, []],
  [1, 8, [A, B, C]],
  [6, 8, [G, E, F]],
  [2, 5, [B, D]],
];
