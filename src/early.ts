import { serverNow } from '#services/clock.ts';
import { askEarly } from '#services/early.ts';

// The page loads this file by itself before all other code (scripts/vite/earlyScript.ts).
askEarly(serverNow());
