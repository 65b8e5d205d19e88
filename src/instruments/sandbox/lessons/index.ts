import type { Lesson } from '../lesson.ts';
import { bagAndShipment } from './bagAndShipment.ts';
import { cancelSign } from './cancelSign.ts';
import { count } from './count.ts';
import { firstDelivery } from './firstDelivery.ts';
import { goodsMoney } from './goodsMoney.ts';
import { nobodyCame } from './nobodyCame.ts';
import { rejection } from './rejection.ts';

/** Built-in lessons in recommended order. */
export const lessons: readonly Lesson[] = [
  firstDelivery,
  bagAndShipment,
  count,
  rejection,
  cancelSign,
  goodsMoney,
  nobodyCame,
];
