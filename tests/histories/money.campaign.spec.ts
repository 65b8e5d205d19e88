import { moneyAtRandom } from './moneyAtRandom.ts';

moneyAtRandom({ histories: 30, steps: 150, accepted: 500, kinds: 40 });
