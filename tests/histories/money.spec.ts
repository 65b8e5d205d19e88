import { moneyAtRandom } from './moneyAtRandom.ts';

moneyAtRandom({ histories: 2, steps: 100, accepted: 30, kinds: 10 });
