import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'petah-tikva',
  meta: {
    title: 'Petah Tikva from Ben Gurion: hospitals and offices',
    description:
      'Route 40 instead of Geha, the doors of Beilinson and Schneider, the office parks, and ancient Antipatris: private transfer at a fixed price.',
  },
  name: 'Petah Tikva',
  tagline: 'The first of the moshavot',
  lead: 'Close to the airport by the right road and far by the wrong one. By Route 40, and with the name of the hospital department or company, you are at the right door.',
  pictureShows: 'Orange groves with a crate of oranges, and behind them a white cable-stayed bridge.',
  chat: 'Hello, I would like a price for a ride to Petah Tikva.',
  ride: {
    title: 'By the back road, on purpose',
    paragraphs: [
      'Navigation apps like to send you along Route 4, which in the morning stands still. Route 40 runs north from the airport past Yehud and Segula and comes into the city from the east. Late at night every way is open, and this is among the shortest rides from the terminal.',
      'Beilinson Hospital and Schneider Children’s share one campus, but each has its own doors. Children, maternity, the Davidoff cancer centre and the emergency department are entered separately, and the single car park fills up. Tell us the department: the driver stops at that entrance and comes back at the agreed time. For a course of treatment the whole series can be booked in advance.',
      'For guests of companies in Kiryat Arye, Ramat Siv and Segula, send the company’s name and the building number, because street names there tend to end at a lorry gate. With the VIP transfer your visitor is met in arrivals with a name board and taken to reception.',
      'In the other direction, a morning flight from here needs less of a head start than from anywhere else around Tel Aviv. We still count three hours back from the terminal door.',
    ],
  },
  sights: {
    title: 'Older than Tel Aviv',
    items: [
      {
        name: 'Founders’ Square and the Great Synagogue',
        text: 'Where the first Jewish farming village of modern times began in 1878. The market around it is still a market, best before noon.',
      },
      {
        name: 'Petah Tikva Museum of Art',
        text: 'Contemporary work on the museums’ hill, beside the country’s first memorial house for the fallen and a small zoo. Good for a morning with children.',
      },
      {
        name: 'Tel Afek, ancient Antipatris',
        text: 'An Ottoman fort over springs, a Roman street, wide lawns. Paul was brought here by night under guard on the way to Caesarea, as Acts 23 tells.',
      },
      {
        name: 'Yarkon Sources',
        text: 'A second park with a second gate: ponds, water lilies, the old pump house. Say which of the two you mean.',
      },
      {
        name: 'Migdal Tsedek',
        text: 'A fortress on a hill above Rosh HaAyin, looking over the whole coastal plain. Towards sunset, in proper shoes.',
      },
    ],
  },
  tips: {
    title: 'What people ask us',
    items: [
      {
        term: 'Rush hours',
        text: 'Jabotinsky Street clogs at eight and again from half past three. The light rail beside it is quick, but not with suitcases.',
      },
      {
        term: 'Shabbat',
        text: `Some religious streets close to cars well before candle lighting.{if rest_city| Finish by Friday noon.|} ${fridayLanding('en', 'petah-tikva')}`,
      },
      {
        term: 'Families from abroad',
        text: 'Relatives in Em HaMoshavot live in towers with look-alike entrances. Send the entrance number as well as the house number.',
      },
      {
        term: 'Wedding halls',
        text: 'One building may hold three. Agree the door and the time before the dancing starts.',
      },
      { term: 'With a newborn', text: 'Order the infant seat together with the car, and give the baby’s age.' },
      {
        term: 'Combine',
        text: 'Antipatris and Caesarea make a good last day before a night flight, with the luggage on board.',
      },
    ],
  },
};
