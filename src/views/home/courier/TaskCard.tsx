import { Link } from 'react-aria-components';
import { dialled, phoneText } from '#i18n/phone.ts';
import type { Order } from '#machines/order/context.ts';
import { recordAddress } from '#views/place/addresses.ts';
import order from '#views/records/order/presentation.ts';
import { ReceiverCode } from '#views/records/order/ReceiverCode.tsx';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './CourierTasks.css.ts';
import { dueAt, mapAddress, type Task } from './tasks.ts';
import { TaskSteps } from './TaskSteps.tsx';
import { useTaskRecord } from './useTaskRecord.ts';

/** One stop: whom to visit, where, how to call, how much to take and what for, and the next step. */
export function TaskCard({ task }: { readonly task: Task }) {
  const { id, version, kind, state, name, phone, cityName, address } = task;
  const words = useWords();
  const record = useTaskRecord(id, version);
  const { stream, aggregate, unsent } = record;
  const due = dueAt(task, aggregate ? (aggregate.context as Order) : null);
  const call = dialled(phone);
  const where = `${address}, ${cityName}`;
  const place = task.safePlace === 'none' ? null : task.safePlace;
  const money = (amount: number): string => words.money(amount, 'MMK');
  return (
    <div className={css.card}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <StateStatus aggregateType={order} state={stream?.row.state ?? state} />
      </div>
      {unsent.length > 0 && <Status tone="progress">{words.text('ui.courier.unsent')}</Status>}
      <p className={css.number}>{id}</p>
      <p className={css.address}>{where}</p>
      <p className={css.amount}>
        {due.amount > 0
          ? words.text(`ui.courier.take.${kind}`, { amount: money(due.amount) })
          : words.text('ui.courier.takeNothing')}
      </p>
      {due.goods > 0 && (
        <p className={css.due}>
          {words.text('ui.courier.takenFor', { goods: money(due.goods), fees: money(due.amount - due.goods) })}
        </p>
      )}
      {place !== null && (
        <p className={css.address}>
          {words.text('ui.courier.safePlace', { place: choiceOf('order', 'safePlace', place, words) })}
          {task.safePlaceNote !== null && `, ${task.safePlaceNote}`}
        </p>
      )}
      {task.pickup !== null && (
        <p className={css.due}>
          {words.text('ui.courier.pickup', {
            day: words.day(`${task.pickup.day}T12:00:00Z`),
            window: choiceOf('order', 'pickupWindow', task.pickup.window, words),
          })}
        </p>
      )}
      {task.due !== null && task.pickup === null && (
        <p className={css.due}>
          {words.text(task.again === null ? 'ui.courier.due' : 'ui.courier.again', { time: words.instant(task.due) })}
        </p>
      )}
      {state === 'delivering' && aggregate && <ReceiverCode of={aggregate.context as Order} />}
      <div className={css.acts}>
        {call !== null && (
          <a
            className={css.act}
            href={call}
            aria-label={words.text('ui.courier.call', { name, phone: phoneText(phone) })}
          >
            <Icon name="phone" />
            {phoneText(phone)}
          </a>
        )}
        <a className={css.act} href={mapAddress(where)} aria-label={words.text('ui.courier.mapTo', { name })}>
          <Icon name="map" />
          {words.text('ui.courier.map')}
        </a>
        <Link className={css.small} href={recordAddress('order', id)} aria-label={id}>
          <Icon name="file" />
        </Link>
        <TaskSteps record={record} name={name} />
      </div>
    </div>
  );
}
