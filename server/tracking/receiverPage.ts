import { DELIVERY_WINDOWS } from '#calls/tracking.ts';
import { SAFE_PLACES } from '#machines/fields/schemas.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import type { Words } from '#i18n/words.ts';
import { html, type Html } from './html.ts';
import { line } from './page.ts';
import type { Tracked } from './read.ts';
import { daysOffered, type DeliveryWindow, type HandOver, type Receiver, type SafePlace } from './receiver.ts';

/** Part of the page for the receiver, under its title. */
const part = (words: Words, content: Html): Html =>
  html`<h2 id="receiver">${words.text('ui.tracking.receiver.title')}</h2>
    ${content}`;

/** Form that asks for the last digits of the receiver's phone; `alert` says what was wrong with those before. */
export const digitsForm = (number: string, words: Words, alert: 'wrong' | 'wait' | null): Html =>
  part(
    words,
    html`${alert === null ? null : html`<p role="alert">${words.text(`ui.tracking.receiver.${alert}`)}</p>`}
      <p>${words.text('ui.tracking.receiver.hint')}</p>
      <form action="/t/${number}" method="post">
        <label for="digits">${words.text('ui.tracking.receiver.digits')}</label>
        <input
          id="digits"
          name="digits"
          required
          inputmode="numeric"
          pattern="\\p{Nd}{4}"
          maxlength="4"
          autocomplete="off"
        />
        <input type="hidden" name="language" value="${words.language}" />
        <button>${words.text('ui.tracking.receiver.show')}</button>
      </form>`,
  );

const handOverOf = ({ by, at, isByCode, picture }: HandOver, words: Words): Html =>
  html`<dl>
    ${[
      ...(by === null ? [] : [line(words.text('ui.tracking.receiver.handedTo'), html`${by}`)]),
      line(words.text('ui.tracking.receiver.handedAt'), html`${words.instant(at)}`),
      line(
        words.text('ui.tracking.receiver.proof'),
        picture === null
          ? html`${words.text(isByCode ? 'ui.tracking.receiver.byCode' : 'ui.tracking.receiver.noPicture')}`
          : html`<img
              src="data:${picture.type};base64,${picture.content.toString('base64')}"
              alt="${words.text('ui.tracking.receiver.proof')}"
            />`,
      ),
    ]}
  </dl>`;

const dayText = (day: string, words: Words): string => words.day(fromMyanmar(`${day}T12:00:00`));
const windowText = (window: DeliveryWindow, words: Words): string => words.text(`value.deliveryWindow.${window}`);

const timeForm = (number: string, digits: string, { window }: Receiver, words: Words, now: Date): Html =>
  html`<form action="/t/${number}" method="post">
    <input type="hidden" name="digits" value="${digits}" />
    <input type="hidden" name="language" value="${words.language}" />
    <label for="day">${words.text('ui.tracking.receiver.day')}</label>
    <select id="day" name="day">
      ${daysOffered(now).map((day) => html`<option value="${day}">${dayText(day, words)}</option>`)}
    </select>
    <label for="window">${words.text('ui.tracking.receiver.window')}</label>
    <select id="window" name="window">
      ${DELIVERY_WINDOWS.map(
        (one) =>
          html`<option value="${one}" ${one === window ? html`selected` : null}>${windowText(one, words)}</option>`,
      )}
    </select>
    <button>${words.text('ui.tracking.receiver.change')}</button>
  </form>`;

const placeText = (place: SafePlace, words: Words): string => words.text(`value.safePlace.${place}`);

const placeForm = (number: string, digits: string, { safePlace, safePlaceNote }: Receiver, words: Words): Html =>
  html`<form action="/t/${number}" method="post">
    <input type="hidden" name="digits" value="${digits}" />
    <input type="hidden" name="language" value="${words.language}" />
    <label for="safePlace">${words.text('ui.tracking.receiver.place')}</label>
    <select id="safePlace" name="safePlace">
      ${SAFE_PLACES.map(
        (one) =>
          html`<option value="${one}" ${one === safePlace ? html`selected` : null}>${placeText(one, words)}</option>`,
      )}
    </select>
    <label for="note">${words.text('ui.tracking.receiver.placeNote')}</label>
    <input id="note" name="note" maxlength="100" autocomplete="off" value="${safePlaceNote ?? ''}" />
    <button>${words.text('ui.tracking.receiver.placeChange')}</button>
  </form>`;

const codeOf = (code: Receiver['code'], words: Words): Html | null => {
  if (code === null) return null;
  if (code === 'entered') return html`<p>${words.text('ui.tracking.receiver.codeEntered')}</p>`;
  if (code === 'over') return html`<p>${words.text('ui.tracking.receiver.codeOver')}</p>`;
  return html`<dl>
      ${[line(words.text('ui.tracking.receiver.code'), html`<span class="code">${code.digits}</span>`)]}
    </dl>
    <p>${words.text('ui.tracking.receiver.codeHint')}</p>`;
};

/** Outcome of asking for another time of delivery, or for a safe place. */
export interface Asked {
  readonly time: { readonly day: string; readonly window: DeliveryWindow; readonly isGranted: boolean } | null;
  readonly place: { readonly safePlace: SafePlace; readonly isGranted: boolean } | null;
}

const answersTo = ({ time, place }: Asked, words: Words): string[] => [
  ...(time
    ? [
        time.isGranted
          ? words.text('ui.tracking.receiver.changed', {
              day: dayText(time.day, words),
              window: windowText(time.window, words),
            })
          : words.text('ui.tracking.receiver.refused'),
      ]
    : []),
  ...(place
    ? [
        place.isGranted
          ? words.text('ui.tracking.receiver.placeSet', { place: placeText(place.safePlace, words) })
          : words.text('ui.tracking.receiver.placeRefused'),
      ]
    : []),
];

/** Standings in which the time of delivery is still open. */
const OPEN: readonly Tracked['standing'][] = ['announced', 'received', 'onTheWay'];

/** Part of the page for the receiver alone: the code, who took the parcel, or when and where it is to come. */
export const receiverPart = (
  { number, standing, due }: Tracked,
  receiver: Receiver,
  { digits, asked, words, now }: { digits: string; asked: Asked; words: Words; now: Date },
): Html => {
  const forms = [
    timeForm(number, digits, receiver, words, now),
    ...(receiver.mayBeLeft ? [placeForm(number, digits, receiver, words)] : []),
    ...(due > 0 ? [html`<p>${words.text('ui.tracking.receiver.placeMoney')}</p>`] : []),
  ];
  return part(
    words,
    html`<p>${receiver.name}</p>
      ${answersTo(asked, words).map((said) => html`<p role="status">${said}</p>`)}${codeOf(receiver.code, words)}
      ${receiver.handOver === null ? null : handOverOf(receiver.handOver, words)}
      ${OPEN.includes(standing) ? forms : null}`,
  );
};
