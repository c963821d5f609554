import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'beer-sheva',
  meta: {
    title: 'Ben Gurion to Beer Sheva: Soroka and the university',
    description:
      'Which gate at Soroka, how to reach the campus, and a day between Tel Be’er Sheva, the ANZAC memorial and the Air Force Museum, with a driver from Ben Gurion.',
  },
  name: 'Beer Sheva',
  tagline: 'Capital of the Negev',
  lead: 'Abraham’s well, a Turkish station, a cavalry charge and a university town. The sights stand far apart in the sun, so a car turns them into one day.',
  pictureShows: 'A steam train on a bridge of arches, and in front of it a well with a wheel and an acacia.',
  chat: 'Hello, I would like a price for a ride to Beer Sheva.',
  ride: {
    title: 'Route 6 until the fields turn yellow',
    paragraphs: [
      'Route 6 runs south from the airport. Past Kiryat Gat the green thins out and the Negev begins. For the university, Soroka Hospital and the high-tech park you come in by Route 40; for the old town it is better to go round and enter from the south. Thursday afternoon is the slow time to leave northwards.',
      'Soroka has several gates: maternity, emergency and the clinics each have their own, and its car park fills by nine. Tell us the building. You are set down at the door and collected at the agreed time.',
      'Conference guests at Ben-Gurion University can be met in the arrivals hall with the VIP transfer, and taken to the campus gate beside their building rather than to a postal address several hundred metres away. For a day of touring keep the van: there is little shade between the sights, and hardly any buses to the best of them.',
      'Descendants of the Light Horse and of the New Zealand Mounted Rifles come here in late October. The ceremonies start early and roads are closed around them, so book the driver for the day.',
    ],
  },
  sights: {
    title: 'Half a day in town, half around it',
    items: [
      {
        name: 'Tel Be’er Sheva',
        text: 'A whole biblical town, with gate, ring street and a water system you enter in a helmet. A World Heritage site. Come when it opens, because by noon there is no shade.',
      },
      {
        name: 'Abraham’s Well and the Old Town',
        text: 'The visitor centre takes bookings only. Afterwards Smilansky Street and an Ottoman mosque that now holds a museum of Islamic cultures.',
      },
      {
        name: 'ANZAC Memorial Centre and war cemetery',
        text: 'The charge of 31 October 1917, told on its own ground, and beside it the white rows of the Commonwealth graves. The cemetery is always open.',
      },
      {
        name: 'Turkish station and Carasso Science Park',
        text: 'A steam locomotive on the old line to the desert front, and an air-conditioned science museum for children.',
      },
      {
        name: 'Air Force Museum, Hatzerim',
        text: 'Aircraft in the open from Spitfires onwards, a quarter of an hour west. Closed on Saturday. Bring a passport: it is beside an air base.',
      },
    ],
  },
  tips: {
    title: 'Good to know in the Negev',
    items: [
      {
        term: 'Heat',
        text: 'In summer begin at eight and go indoors at eleven. Even in April it can be over 35 °C (95 °F).',
      },
      { term: 'Night', text: 'It is desert: evenings are cool for much of the year.' },
      {
        term: 'Dust',
        text: 'On hazy days roads and flights slow down together. We go by the actual landing time.',
      },
      {
        term: 'Shabbat',
        text: `Many restaurants close. The tel is open on Saturday{if rest_city|, but you would need your own way there|}. ${fridayLanding('en', 'beer-sheva')}`,
      },
      {
        term: 'Spelling',
        text: 'Beer Sheva, Beersheba, Be’er Sheva: one town. On tickets and signs you will meet all three.',
      },
      {
        term: 'Combine',
        text: 'Sde Boker and Ben-Gurion’s grave above the Zin canyon are forty minutes south; Masada lies east by Arad. Choose one.',
      },
    ],
  },
};
