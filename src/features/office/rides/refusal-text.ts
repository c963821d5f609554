import { shownPlate } from '@/data/fleet';
import type { RideAnswer } from '@/data/rides';
import { driverName, formatCalendarDay, knownName, shortMoment, timeInIsrael } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { hourBeside } from './ride-words';

type Words = Messages['staffRides']['outcomes'];

function takenText(words: Words, locale: Locale, { by }: RideAnswer): string {
  const ride = by?.ride;
  if (!ride) return words.taken;
  const facts = [
    isolatedText(timeInIsrael(ride.pickup_at)),
    isolatedText(ride.name),
    isolatedText(ride.reference),
    isolatedText(hourBeside(locale, ride.busy_until, ride.pickup_at)),
  ] as const;
  if (by.driver) return words.takenDriver(isolatedText(driverName(locale, by.driver)), ...facts);
  return by.vehicle ? words.takenVehicle(isolatedText(shownPlate(by.vehicle)), ...facts) : words.taken;
}

/** Whose absence or paper it is, before the sentence. */
function about(words: Words, { by }: RideAnswer, locale: Locale, sentence: string): string {
  const name = by?.driver ? driverName(locale, by.driver) : by?.vehicle ? shownPlate(by.vehicle) : '';
  return name ? words.about(isolatedText(name), sentence) : sentence;
}

function sentenceOf(words: Words, locale: Locale, { outcome, until, document, ride }: RideAnswer): string | undefined {
  if (outcome === 'changed_by_other') {
    const by = ride?.updated_by_name;
    return `${by ? words.changedBy(isolatedText(by)) : words.changed} ${words.changedLook}`;
  }
  if (outcome === 'too_early' && until) return words.tooEarly(isolatedText(shortMoment(locale, until)));
  if (outcome === 'still_waiting' && until) return words.stillWaiting(isolatedText(shortMoment(locale, until)));
  if (outcome === 'span_too_short' && until) return words.spanTooShort(isolatedText(shortMoment(locale, until)));
  if (outcome === 'absent') return until ? words.absent(isolatedText(shortMoment(locale, until))) : words.absentNow;
  if (outcome === 'document_expired')
    return document && until
      ? words.document(knownName(words.documents, document), isolatedText(formatCalendarDay(until)))
      : words.documentNow;
  return words.words[outcome];
}

/** Why a change did not happen, in words that say what to do; undefined of what these words do not know. */
export function refusalText(words: Words, locale: Locale, answer: RideAnswer): string | undefined {
  if (answer.outcome === 'taken') return takenText(words, locale, answer);
  const sentence = sentenceOf(words, locale, answer);
  return sentence && about(words, answer, locale, sentence);
}
