import { drawWith } from './Icon.tsx';
import { iconPaths } from './iconPaths.ts';

// Imported by each part that comes after the sign-in.
drawWith(iconPaths);
