import { keysOpenNothing } from './keys.ts';
import { codesStop, numbersTellNothing } from './numbers.ts';
import { prepareDoors } from './stranger.ts';

prepareDoors();
keysOpenNothing(50);
numbersTellNothing(50);
codesStop(50);
