import { parcelFor, type Parcel } from './parcel.ts';
import { createRandom, seedOf, type Random } from './random.ts';
import { DAY_MS, instantOf, midnightBefore, between, weekday, type When } from './clock.ts';
import { carrierKey } from './vehicleTasks.ts';
import type { Step } from './step.ts';
import type { Story } from './story.ts';
import { deliveryStories } from './stories/deliveries.ts';
import { openStories } from './stories/openStories.ts';
import { returnStories } from './stories/returns.ts';
import { exceptionStories } from './stories/exceptions.ts';
import type { Timed } from './timed.ts';

const SEED = 20_261_121;
const LEAST_OF_EACH = 3;
/** Number of orders on each day of the week, Sunday first: weekends are lighter. */
const ordersByWeekday = [30, 100, 95, 100, 105, 110, 60] as const;

export const stories: readonly Story[] = [...openStories, ...deliveryStories, ...returnStories, ...exceptionStories];

/** Returns the stories of a number of orders, each as often as its share; the first delivery story fills the rest. */
function storiesFor(count: number): readonly Story[] {
  const list = stories.flatMap((story) =>
    Array.from({ length: Math.max(LEAST_OF_EACH, Math.round((story.perThousand * count) / 1000)) }, () => story),
  );
  const [commonStory] = deliveryStories;
  const more = commonStory ? Array.from({ length: Math.max(0, count - list.length) }, () => commonStory) : [];
  return [...list, ...more];
}

/** Returns the steps of an order made at an instant, each with its time. */
function timed(number: number, steps: readonly Step[], begin: number, random: Random): readonly Timed[] {
  let at = begin;
  const keys = new Map<string, string>();
  return steps.map((step, index) => {
    at = index === 0 ? begin : instantOf(step.when, at, random);
    const { ride } = step;
    if (!ride) return { order: number, place: index, at, step };
    // A vehicle or bag is named after the day on which it is filled.
    const line = carrierKey(ride, 0);
    if (step.type === 'order.loaded' || step.type === 'order.packed') keys.set(line, carrierKey(ride, at));
    return { order: number, place: index, at, step, ride, key: keys.get(line) ?? carrierKey(ride, at) };
  });
}

/** Returns the hour at which the customer makes the order; urgent ones come in the morning (§5). */
const orderHour = ({ form, evening }: Parcel): When => {
  if (evening) return between('18:40', '21:30');
  return form.orderType === 'urgent' ? between('08:05', '11:20') : between('08:05', '16:40');
};

function stepsOfOrder(number: number, story: Story, day: number, attempt: number): readonly Timed[] {
  const random = createRandom(seedOf(SEED, number, attempt));
  const parcel = parcelFor(number, story.needs, random);
  return timed(number, story.steps(parcel), instantOf(orderHour(parcel), day, random), random);
}

/** Plans a story on earlier and earlier days, until its last step is in the past. */
function latestFinished(number: number, story: Story, now: number, days: number): readonly Timed[] {
  const today = midnightBefore(now);
  for (let back = 0; back < days; back += 1) {
    const planned = stepsOfOrder(number, story, today - back * DAY_MS, back);
    if ((planned.at(-1)?.at ?? now) < now) return planned;
  }
  throw new Error(`The story '${story.name}' takes longer than ${days} days`);
}

/** Returns every step of a number of orders over the days before now, unordered; the same for the same moment. */
export function planOrders(count: number, now: number, days: number): readonly Timed[] {
  const random = createRandom(SEED);
  const today = midnightBefore(now);
  const calendar = Array.from({ length: days - 1 }, (_, back) => today - back * DAY_MS).map(
    (day) => [day, ordersByWeekday[weekday(day)] ?? 100] as const,
  );
  return storiesFor(count).flatMap((story, number) =>
    story.open
      ? latestFinished(number, story, now, days)
      : stepsOfOrder(number, story, random.weighted(calendar), 0).filter(({ at }) => at < now),
  );
}
