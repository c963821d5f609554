/** What the business promises is said once (src/content/terms) and used everywhere: terms, questions, services, policy. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { business } from '../../src/config/business.ts';
import type { DeadSeaSafety, EilatSafety } from '../../src/content/safety/index.ts';
import type { TermSentences } from '../../src/content/terms/index.ts';
import { fillTexts } from '../../src/i18n/promises.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import type { LeadWords } from '../../supabase/functions/_shared/words/lead-words/lead-words.ts';
import type { TravellerWords } from '../../supabase/functions/_shared/words/traveller-words/traveller-words.ts';
import { freeWaiting } from '../../supabase/functions/_shared/facts/free-waiting.ts';
import type { ContactMessages } from '../../src/i18n/messages/he/contact.ts';
import type { TripMessages } from '../../src/i18n/messages/he/trip.ts';
import { textsOf } from '../setup/texts-of.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');
const MAILS = path.resolve(import.meta.dirname, '../../supabase/functions/_shared/words/traveller-words');
const LEAD_WORDS = path.resolve(import.meta.dirname, '../../supabase/functions/_shared/words/lead-words');
const SPACES = /[\u00A0\u202F]/gu;

const moduleOf = async (file: string) => (await import(path.join(SRC, file))) as Record<string, unknown>;
const sayings = async (file: string, exported = 'content') => JSON.stringify((await moduleOf(file))[exported]);
const termsIn = async (locale: Locale) =>
  (await moduleOf(`content/terms/sentences.${locale}.ts`))['terms'] as TermSentences;
const said = (text: string) => JSON.stringify(text).slice(1, -1);

describe.each(locales)('in %s', (locale) => {
  it('the terms of service say every promise', async () => {
    const page = await sayings(`content/pages/terms/${locale}.ts`);
    const missing = Object.entries(await termsIn(locale)).filter(([, sentence]) => !page.includes(said(sentence)));
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  it('the questions answer with the same sentences', async () => {
    const terms = await termsIn(locale);
    const page = await sayings(`content/pages/faq/${locale}.ts`);
    const asked: readonly (keyof TermSentences)[] = [
      ...(['booking', 'fixedPrice', 'vat', 'flightDelay', 'longDelay', 'cancelledFlight', 'waiting'] as const),
      ...(['afterWaiting', 'meetingVip', 'meetingTransfer', 'cancellation', 'lateCancellation'] as const),
      ...(['howToCancel', 'luggage', 'childSeats', 'payment', 'hours', 'restHours'] as const),
    ];
    expect(asked.filter((key) => !page.includes(said(terms[key])))).toEqual([]);
  });

  it('the last ride before Shabbat and the first after it are said by the rest clock, not by a time of day', async () => {
    const terms = await termsIn(locale);
    expect(terms.restHours).toMatch(/\{minutes rest_margin_before\}.*\{minutes rest_margin_after\}/u);
    expect(Object.values(terms).join(' ')).not.toMatch(/Friday|שישי אחר|vendredi/u);
  });

  it('no page of a destination or service says when rides end by a time of day, or that every hour costs the same', async () => {
    const folders = ['destinations', 'services'].flatMap((part) =>
      readdirSync(path.join(SRC, 'content', part), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `content/${part}/${name}/${locale}.ts`),
    );
    const pages = await Promise.all(
      folders.map(async (file) => fillTexts((await moduleOf(file))['content'] as object, FIRST_PROMISES, locale)),
    );
    const guide = (await moduleOf(`i18n/messages/${locale}/destination-guide.ts`))['messages'];
    const sentences = [...pages, guide]
      .flatMap((content) => textsOf(content, ['']))
      .flatMap(([, text]) => text.split(/(?<=[.!?])\s/u));
    const resting = {
      he: /אנחנו (?:נחים|לא נוסעים)/u,
      en: /\bwe (?:do not drive|rest)/iu,
      fr: /nous (?:ne roulons|nous reposons)|nos voitures|nos chauffeurs|pas de trajet/iu,
    }[locale];
    const vague = {
      he: /שישי (?:אחר|בצהריים)/u,
      en: /Friday (?:afternoon|noon)/u,
      fr: /du vendredi (?:après-midi|midi)/iu,
    }[locale];
    expect(sentences.filter((one) => resting.test(one) && vague.test(one))).toEqual([]);
    const alike = {
      he: /מחיר.*(?:בין יום ללילה|בכל שעה|לא משתנה בלילה)/u,
      en: /price.*same by day and by night|at the same price|same price at any hour/u,
      fr: /prix.*le même de jour|prix (?:est|reste) le même/u,
    }[locale];
    expect(sentences.filter((one) => alike.test(one))).toEqual([]);
  });

  it('the mail of a booking promises waiting and delays in the words of the terms', async () => {
    const { words } = (await import(path.join(MAILS, `${locale}.ts`))) as { words: TravellerWords };
    const promised = Object.values(fillTexts(await termsIn(locale), FIRST_PROMISES, locale))
      .join(' ')
      .replaceAll(SPACES, ' ');
    const { landing, elsewhere, delay } = words.booked.waitingSays;
    const mail = [
      landing(FIRST_PROMISES.landing_waiting_minutes),
      elsewhere(FIRST_PROMISES.free_waiting_minutes, false),
      delay(FIRST_PROMISES.free_delay_hours),
    ].map((sentence) => sentence.replaceAll(SPACES, ' '));
    expect(mail.filter((sentence) => !promised.includes(sentence))).toEqual([]);
  });

  it('an offer says of the free waiting what concerns it: from the landing at the airport, from the agreed time elsewhere', async () => {
    const { words } = (await import(path.join(MAILS, `${locale}.ts`))) as { words: TravellerWords };
    const { messages } = (await moduleOf(`i18n/messages/${locale}/trip.ts`)) as { messages: TripMessages };
    const landed = { he: /נחיתה/u, en: /land/u, fr: /atterrissage/u }[locale];
    const agreed = { he: /שקבענו/u, en: /agreed/u, fr: /convenue/u }[locale];
    for (const says of [words.booked.waitingSays, messages.offer.waitingSays]) {
      const MET = { he: 'אולם', en: 'Hall', fr: 'Hall' };
      const sayOf = (...services: string[]) =>
        freeWaiting(
          {
            landing_waiting_minutes: 71,
            free_waiting_minutes: 72,
            free_delay_hours: 73,
            legs: services.map((service_type) => ({
              service_type: service_type.replace('met ', ''),
              meeting: service_type.startsWith('met ') ? MET : null,
            })),
          },
          says,
        );
      const [landing, elsewhere, both] = [
        sayOf('airport_pickup'),
        sayOf('airport_dropoff'),
        sayOf('airport_pickup', 'intercity'),
      ];
      expect(landing).toMatch(landed);
      expect(landing).toMatch(/71.*73/u);
      expect(landing).not.toMatch(agreed);
      // Somebody met at an airport has landed, whatever the service is called.
      expect(sayOf('met day_tour')).toBe(landing);
      expect(elsewhere).toMatch(agreed);
      expect(elsewhere).toContain('72');
      expect(elsewhere).not.toMatch(/71|73/u);
      expect(elsewhere).not.toMatch(landed);
      expect(both).toMatch(/71.*72.*73/u);
    }
  });

  it('how soon we answer is said in minutes from the setting, nowhere as "within minutes"', async () => {
    const vague = {
      he: /(?<!רכב )(?<!לרכב )תוך דקות/u,
      en: /within minutes|minutes away/u,
      fr: /en quelques minutes/u,
    }[locale];
    const answering = {
      he: /נחזור|תשובה|חוזרים|עונים|אצלכם|המחיר/u,
      en: /repl|answer|back|price|hear/iu,
      fr: /répon|recontact|prix|message|WhatsApp/iu,
    }[locale];
    const files = ['content', 'i18n/messages'].flatMap((folder) =>
      readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && new RegExp(`\\b${locale}\\b`, 'u').test(file),
        )
        .map((file) => `${folder}/${file}`),
    );
    const found = (await Promise.all(files.map(async (file) => [file, await moduleOf(file)] as const))).flatMap(
      ([file, values]) =>
        textsOf(
          Object.values(values).filter((value) => typeof value !== 'function'),
          [''],
        )
          .flatMap(([, text]) => text.split(/(?<=[.!?])\s/u))
          .filter((sentence) => vague.test(sentence) && answering.test(sentence))
          .map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
    const { messages } = (await moduleOf(`i18n/messages/${locale}/contact.ts`)) as { messages: ContactMessages };
    for (const says of [messages.section.promise, messages.sent.next, messages.widget.text])
      expect(says).toContain('{minutes reply_minutes}');
    expect((await termsIn(locale)).reply).toContain('{minutes reply_minutes}');
  });

  it('no text says that a message names which airport service was booked: nothing asks it yet', async () => {
    const named = {
      he: /איזו (?:מהן|מהשתיים|הסעה) הזמנתם/u,
      en: /named in your confirmation|which of the two you (?:have )?booked/iu,
      fr: /lequel des deux/u,
    }[locale];
    const files = ['content/blog', 'content/services', 'content/pages'].flatMap((folder) =>
      readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const texts = await Promise.all(
      files
        .filter((file) => file.endsWith(`/${locale}.ts`))
        .map(async (file) => [file, JSON.stringify(Object.values(await moduleOf(file)))] as const),
    );
    expect(texts.filter(([, text]) => named.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('both airport services say that they cost the same, and why', async () => {
    const { airportMeetings } = await termsIn(locale);
    for (const service of ['airport-taxi', 'vip-airport-transport'])
      expect(await sayings(`content/services/${service}/${locale}.ts`), service).toContain(said(airportMeetings));
  });

  it('every page of the Dead Sea says what keeps bathers safe there, and no sentence that it cannot hurt', async () => {
    const { deadSea } = (await moduleOf(`content/safety/dead-sea.${locale}.ts`)) as { deadSea: DeadSeaSafety };
    const pages = [
      `content/destinations/dead-sea/${locale}.ts`,
      `content/itineraries/jerusalem-dead-sea/${locale}.ts`,
      ...readdirSync(path.join(SRC, 'content/blog'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /dead-sea|mer-morte/u.test(file) && file.endsWith(`/${locale}.ts`))
        .map((file) => `content/blog/${file}`),
    ];
    for (const page of pages) {
      const text = Object.values(await moduleOf(page))
        .map((value) => JSON.stringify(value))
        .join('');
      const missing = Object.entries(deadSea).filter(
        ([, sentence]: [string, string]) => !text.includes(said(sentence)),
      );
      expect(
        missing.map(([key]) => key),
        page,
      ).toEqual([]);
      expect(text, page).not.toMatch(/ne peut pas couler|cannot (?:sink|drown)|אי אפשר לטבוע/u);
    }
  });

  it('the page of Eilat says what keeps divers and walkers safe there', async () => {
    const { eilat } = (await moduleOf(`content/safety/eilat.${locale}.ts`)) as { eilat: EilatSafety };
    const page = await sayings(`content/destinations/eilat/${locale}.ts`);
    const missing = Object.entries(eilat).filter(([, sentence]: [string, string]) => !page.includes(said(sentence)));
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  it('seats for children leave no age out: one kind ends where the next begins, until eight', async () => {
    const { labels, page } = (await import(path.join(LEAD_WORDS, `${locale}.ts`))) as LeadWords;
    for (const words of [labels, { ...labels, ...page.labels }]) {
      const ages = [words.seats_infant, words.seats_child, words.seats_booster].map((label) =>
        [...label.matchAll(/\d+|גיל שנה/gu)].map(([age]) => (age === 'גיל שנה' ? 1 : Number(age))),
      );
      expect(ages).toEqual([[1], [1, 3], [3, 8]]);
      // From three on either protects: the age alone does not say which.
      expect(words.seats_booster).toMatch(/כיסא או בוסטר|[Ss]eats? or booster|[Ss]ièges? ou rehausseur/u);
    }
  });

  it('the airport transfer is met at the agreed point, the VIP service in the hall', async () => {
    const terms = await termsIn(locale);
    expect(await sayings(`content/services/airport-taxi/${locale}.ts`)).toContain(said(terms.meetingTransfer));
    const inTheHall = { he: /באולם/u, en: /arrivals(?: hall)?\b/u, fr: /\bhall\b|aux arrivées|au terminal 3/u }[locale];
    const board = { he: /שלט/u, en: /name/u, fr: /pancarte|son nom|attend|accueil/u }[locale];
    const folders = readdirSync(path.join(SRC, 'content/destinations'), { withFileTypes: true });
    const files = folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `content/destinations/${name}/${locale}.ts`);
    const pages = await Promise.all(
      [`content/services/airport-taxi/${locale}.ts`, ...files].map(async (file) => moduleOf(file)),
    );
    const sentences = pages
      .flatMap(({ content }) => textsOf(content, ['']))
      .flatMap(([, text]) => text.split(/(?<=[.!?])\s/u));
    const promised = sentences.filter((one) => inTheHall.test(one) && board.test(one) && !one.includes('VIP'));
    expect(promised).toEqual([]);
  });

  it('the flight board promises nobody at the customs, where only the VIP driver waits', async () => {
    const page = await sayings(`content/pages/flights/${locale}.ts`);
    expect(page).not.toMatch({ he: /מכס|באולם/u, en: /customs|hall/u, fr: /douane|hall/u }[locale]);
  });

  it('the business says who it is in the terms, the privacy policy and on its own page', async () => {
    const { name, registrationNumber, address, licence, licenceNumber } = business.legal;
    for (const page of ['terms', 'privacy', 'about']) {
      const text = await sayings(`content/pages/${page}/${locale}.ts`);
      const facts = [name[locale], registrationNumber, address[locale], licence[locale], licenceNumber];
      expect(
        facts.filter((fact) => !text.includes(said(fact))),
        page,
      ).toEqual([]);
      expect(text, page).toContain('{minutes reply_minutes}');
    }
    const about = await sayings(`content/pages/about/${locale}.ts`);
    expect(about).toContain(said(business.answering.name[locale]));
    expect(about).toContain(said(business.answering.role[locale]));
  });

  it('the categories of consent have one name in banner, settings and policy', async () => {
    const { categories } = (await moduleOf(`i18n/messages/${locale}/consent.ts`))['messages'] as {
      categories: Record<string, { title: string; text: string }>;
    };
    const policy = await sayings(`content/pages/privacy/${locale}.ts`);
    for (const { title, text } of Object.values(categories)) {
      expect(policy).toContain(said(title));
      expect(policy).toContain(said(text));
    }
    const other = {
      he: /סטטיסטיקה|הכרחי/u,
      en: /\bnecessary cookies|\bstatistics consent/iu,
      fr: /pour les statistiques|Indispensables/u,
    };
    expect(policy).not.toMatch(other[locale]);
  });

  it('the policy says of the trip page what is kept, what for and how long', async () => {
    const { sections } = (await moduleOf(`content/pages/privacy/${locale}.ts`))['content'] as {
      sections: Record<'collected' | 'purposes' | 'retention', object>;
    };
    const tripPage = { he: /עמוד הנסיעה/u, en: /\byour trip page\b/iu, fr: /\bla page de votre trajet\b/iu }[locale];
    for (const part of ['collected', 'purposes', 'retention'] as const)
      expect(JSON.stringify(sections[part]), part).toMatch(tripPage);
  });

  it('a request to see one’s data and one to delete it have each their own time', async () => {
    const { panel } = (await moduleOf(`content/pages/privacy/${locale}.ts`))['content'] as {
      panel: { topics: readonly { text: string }[] };
    };
    const last = panel.topics.at(-1)?.text ?? '';
    expect(last).toContain(String(business.accessDays));
    expect(last).toContain(String(business.deletionDays));
  });
});

it('nothing of the business is called a taxi but the address', async () => {
  for (const locale of locales) {
    const { name, title, meta } = (await moduleOf(`content/services/airport-taxi/${locale}.ts`))['content'] as {
      name: string;
      title: string;
      meta: { title: string };
    };
    expect(`${name} ${title} ${meta.title}`).not.toMatch(/taxi|מונית/iu);
  }
});

it('every promise has the same figures in every language', async () => {
  // Hebrew has a word for two of a kind.
  const figuresOf = (text: string) =>
    [...new Set(text.replaceAll(/שעתיים|שני ימי/gu, '2').match(/\d+/gu) ?? [])].toSorted();
  const [first, ...others] = await Promise.all(locales.map(async (locale) => Object.entries(await termsIn(locale))));
  // The name of the hours is the language's own: "24/6", "24 h/24, 6 j/7", six days a week.
  const figures = (entries: [string, string][] = []) =>
    Object.fromEntries(entries.filter(([key]) => key !== 'hours').map(([key, text]) => [key, figuresOf(text)]));
  for (const other of others) expect(figures(other)).toEqual(figures(first));
});

/** Every part of the site that has one page per language; the articles of the languages are each written for its own readers. */
const parts = ['destinations', 'services', 'itineraries', 'pages'].flatMap((part) =>
  readdirSync(path.join(SRC, 'content', part), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `content/${part}/${name}`),
);

it.each(parts)('%s makes the same promises in every language', async (part) => {
  const promisesIn = async (locale: Locale) => {
    // Every town's page has the sentence of its Fridays; what it says besides is looked at.
    const page = JSON.stringify(await moduleOf(`${part}/${locale}.ts`)).replaceAll(
      /\{if rest_city\|(?:once Shabbat is over|ניסע במוצאי שבת|le samedi soir, à la sortie)[^}]*\}/gu,
      '',
    );
    const sentences = Object.entries(await termsIn(locale)).filter(([, sentence]) => page.includes(said(sentence)));
    // "{hours free_delay_hours}", "{if rest_city|…": what the settings of the promises decide.
    const figures = [...page.matchAll(/\{(?:(?:hours|minutes|if) )?([a-z]+(?:_[a-z]+)+)/gu)].map(([, name]) => name);
    return new Set([...sentences.map(([key]) => key), ...figures]);
  };
  const [first, ...others] = await Promise.all(locales.map(promisesIn));
  for (const other of others) expect(other).toEqual(first);
});
