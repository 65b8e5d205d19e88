import type { Language } from '#i18n/languages.ts';
import type { Message, Messages } from '#i18n/words.ts';
import type { EditedLabel } from '#services/dictionaries.ts';

const SOURCES: Readonly<Record<string, string>> = {
  '1': 'userApp',
  '2': 'bigCustomer',
  '3': 'transshipment',
  '4': 'businessPc',
  '5': 'staffApp',
  '30': 'api',
  '31': 'miniProgram',
};
const TRANSPORTS = ['crossCity', 'inCountry', 'chinaMyanmarVehicle', 'chinaMyanmarLogistics', 'sameCity'];
const PAYMENTS = ['unpaid', 'paid', 'noPaymentNeeded', 'refunded', 'pendingCredit'];
const PAID_STAGES = ['collection', 'sign', 'online', 'reverseSign'];
const EXPORTS = ['invalid', 'generating', 'generated'];
const QUESTIONS = ['pending', 'handled'];

/** States of an order by status code (§4). */
export const ORDER_STATES: Readonly<Record<string, string>> = {
  '0': 'pendingAcceptance',
  '1': 'pendingCollection',
  '2': 'collected',
  '3': 'sorted',
  '4': 'packed',
  '5': 'loaded',
  '6': 'inTransit',
  '7': 'arrived',
  '8': 'pendingDelivery',
  '9': 'delivering',
  '10': 'sentToStation',
  '11': 'atStation',
  '12': 'signed',
  '13': 'returnSigned',
  '14': 'cancelled',
  '15': 'discarded',
  '16': 'lost',
  '17': 'deleted',
  '18': 'rejectionToConfirm',
  '19': 'rejected',
  '20': 'toBeSentBack',
  '21': 'warehoused',
  '22': 'inStorage',
  '23': 'awaitingTransship',
};

const named =
  (...families: readonly string[]) =>
  (value: string): string[] =>
    families.map((family) => `${family}.${value}`);
const coded =
  (family: string, codes: readonly string[] | Readonly<Record<string, string>>) =>
  (value: string): string[] => {
    const name = (codes as Readonly<Record<string, string>>)[value];
    return name === undefined ? [] : [`${family}.${name}`];
  };

/** Messages that say the value of each dictionary of the specification on screen. */
export const MESSAGES_OF: Readonly<Record<string, (value: string) => readonly string[]>> = {
  orderStatus: coded('state.order', ORDER_STATES),
  orderSource: coded('value.source', SOURCES),
  orderTag: named('tag.order'),
  orderType: named('value.orderType'),
  payType: named('value.payType'),
  deliveryWay: named('value.deliveryWay'),
  deliveryWindow: named('value.deliveryWindow'),
  chargeType: named('value.chargeType'),
  goodsType: named('value.goodsType'),
  reverseFlag: named('state.order.reverse'),
  paymentStatus: (value) => PAID_STAGES.flatMap((stage) => coded(`state.order.${stage}`, PAYMENTS)(value)),
  transportType: coded('value.transportType', TRANSPORTS),
  downloadStatus: coded('state.exportTask', EXPORTS),
  questionStatus: coded('state.userQuestion', QUESTIONS),
  gender: named('value.gender'),
  staffStatus: named('state.staff'),
  merchantType: named('state.merchant'),
};

/** Type of a literal in a message that is already read: the browser has no parser that would name it. */
const LITERAL = 0;

/** A text that is shown as it is, whatever it contains. */
const plain = (value: string) => [{ type: LITERAL, value }] as unknown as Message;

/** Returns the messages that edited labels replace, by language. Burmese has no label: it is shown the English one. */
export function messagesOf(labels: readonly EditedLabel[]): Readonly<Partial<Record<Language, Messages>>> {
  const inLanguage = (textOf: (label: EditedLabel) => string): Messages =>
    Object.fromEntries(
      labels.flatMap((entry) =>
        (MESSAGES_OF[entry.dict]?.(entry.value) ?? []).map((id) => [id, plain(textOf(entry))] as const),
      ),
    );
  const english = inLanguage(({ label }) => label);
  return { en: english, my: english, zh: inLanguage(({ labelZh }) => labelZh) };
}
