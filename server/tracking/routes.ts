import { openForReceiver, openTracking, openTrackingForm, readTracking } from '#calls/tracking.ts';
import { languageOf } from '#i18n/languages.ts';
import { companyIn, companyName } from '../company/present.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { Answer, implement, type Call, type Route } from '../http/route.ts';
import type { Core } from '../routes/context.ts';
import { numberPage, parcelPage } from './page.ts';
import { trackedIn } from './read.ts';
import { createReceivers, type Receiver } from './receiver.ts';
import { digitsForm, receiverPart, type Asked } from './receiverPage.ts';

/** Routes for receivers, who do not sign in: a parcel by its number, as data and as a page. */
export const trackingRoutes = ({ pool, proposer }: Pick<Core, 'pool' | 'proposer'>): Route[] => {
  const receivers = createReceivers(pool, proposer);

  const spoken = async (chosen: string | undefined, { language }: Pick<Call, 'language'>) => {
    const words = wordsOf(chosen === undefined ? language : languageOf([chosen]));
    return { words, company: companyName(await companyIn(pool), words) };
  };

  /** Returns the receiver, or why the digits were not accepted. */
  const identified = async (
    number: string,
    digits: string,
    ip: string,
    now: Date,
  ): Promise<Receiver | 'wrong' | 'wait'> => {
    try {
      return (await receivers.identify(number, digits, ip, now)) ?? 'wrong';
    } catch (error) {
      if (error instanceof Problem && error.status === 429) return 'wait';
      throw error;
    }
  };

  return [
    implement(readTracking, async ({ params: { number } }) => {
      const tracked = await trackedIn(pool, number);
      if (!tracked) throw new Problem('notFound');
      return tracked;
    }),
    implement(openTrackingForm, async (call) => {
      const { number, language } = call.query;
      if (number !== undefined) {
        const said = language === undefined ? '' : `?language=${encodeURIComponent(language)}`;
        const location = `/t/${encodeURIComponent(number)}${said}`;
        return new Answer(undefined, { status: 303, headers: { location } });
      }
      const { words, company } = await spoken(language, call);
      return numberPage(words, company, null);
    }),
    implement(openTracking, async (call) => {
      const { words, company } = await spoken(call.query.language, call);
      const tracked = await trackedIn(pool, call.params.number);
      return tracked
        ? parcelPage(tracked, words, company, digitsForm(tracked.number, words, null))
        : numberPage(words, company, call.params.number);
    }),
    implement(openForReceiver, async (call) => {
      const { digits, day, window = 'allDay', safePlace, note = '', language } = call.body;
      const { ip, now } = call;
      const { words, company } = await spoken(language, call);
      const tracked = await trackedIn(pool, call.params.number);
      if (!tracked) return numberPage(words, company, call.params.number);
      const found = await identified(tracked.number, digits, ip, now);
      if (typeof found === 'string')
        return parcelPage(
          tracked,
          words,
          company,
          digitsForm(tracked.number, words, found),
          found === 'wait' ? 429 : 403,
        );
      const from = { ip, now };
      const time: Asked['time'] =
        day === undefined
          ? null
          : {
              day,
              window,
              isGranted: await receivers.setTime(tracked.number, found.name, { day, window }, from),
            };
      const place: Asked['place'] =
        safePlace === undefined
          ? null
          : {
              safePlace,
              isGranted: await receivers.setSafePlace(tracked.number, found.name, { safePlace, note }, from),
            };
      const fresh = time?.isGranted ? ((await trackedIn(pool, tracked.number)) ?? tracked) : tracked;
      const receiver = {
        ...found,
        ...(time?.isGranted && { window }),
        ...(place?.isGranted && { safePlace: place.safePlace, safePlaceNote: note === '' ? null : note }),
      };
      return parcelPage(
        fresh,
        words,
        company,
        receiverPart(fresh, receiver, { digits, asked: { time, place }, words, now }),
      );
    }),
  ];
};
