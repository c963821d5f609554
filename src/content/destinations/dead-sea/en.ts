import { deadSea } from '../../safety/dead-sea.en';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'dead-sea',
  meta: {
    title: 'Dead Sea with a driver: Ein Bokek or the north shore',
    description:
      'Two shores an hour apart. Which one suits you, the road from Ben Gurion or Jerusalem, what to combine and when to float, at a fixed price for the car.',
  },
  name: 'Dead Sea',
  tagline: 'The lowest place on earth',
  lead: 'There are two Dead Seas, an hour apart: hotels and handrails at Ein Bokek, black mud and the open lake in the north. Choose before you book.',
  pictureShows:
    'A tree on an island of salt in turquoise water, a person floating beside it, and mountains on the far shore.',
  chat: 'Hello, I would like a price for a ride to the Dead Sea.',
  ride: {
    title: 'Down past sea level, then keep going',
    paragraphs: [
      'From the airport Route 1 climbs to Jerusalem, slips through it by tunnel and drops out on the other side into desert. Within minutes pine woods become bare hills with Bedouin camps, a sign marks sea level, and your ears notice. At Almog Junction you turn south on Route 90, with the cliffs on one hand and the water on the other.',
      'For the northern beaches you have arrived. Ein Bokek is another hour along the shore, past Qumran and Ein Gedi, and from the airport it is sometimes reached as quickly by Beer Sheva and the hairpins below Arad. Weather decides: rain over the Judean hills can flood Route 90 under a blue sky. If the road is likely to close, we tell you before you set out.',
      'Staying a few nights? There is no point keeping a car waiting at Ein Bokek. We drop you off and come back on the day and at the time you choose. If you come for the day, keep the driver: dry clothes, bags and cold water stay in the vehicle while you float.',
    ],
  },
  sights: {
    title: 'What to put into one day',
    items: [
      {
        name: 'Ein Bokek',
        text: 'Free public beaches with showers, shade and a promenade between the hotels. The water here stands in evaporation ponds at a steady level, so steps and handrails really reach it. The right choice for older travellers.',
      },
      {
        name: 'The northern beaches',
        text: 'Kalia and its neighbours: natural black mud, an entrance fee, and the true sea, which drops by more than a metre a year. The walk from the car grows every season.',
      },
      {
        name: 'Ein Gedi',
        text: 'A spring, waterfalls and ibex in a canyon. Entry is booked ahead with the Nature and Parks Authority, and the trail stops admitting people in the early afternoon.',
      },
      {
        name: 'Qumran',
        text: 'The settlement beside the caves of the Dead Sea Scrolls. There is little shade, so come first thing; Cave 4 is seen from the terrace at the far end.',
      },
      {
        name: 'Qasr al-Yahud',
        text: 'The baptism site on the Jordan, north of Almog. White robes are sold on the spot. It closes early in the afternoon: check the hours.',
      },
    ],
  },
  tips: {
    title: 'Before you float',
    items: [
      {
        term: 'Safety',
        text: `${deadSea.where} ${deadSea.back} ${deadSea.mouth} ${deadSea.time} ${deadSea.skin}`,
      },
      {
        term: 'Sinkholes',
        text: 'Much of the shore between the beaches is fenced off because the ground can give way. Drivers do not stop there.',
      },
      {
        term: 'Season',
        text: 'November to April is pleasant all day. In July and August float at opening time or in the last hour of light.',
      },
      {
        term: 'Things to bring',
        text: 'Water shoes, an old swimsuit, a bag for salty clothes. Silver jewellery turns black, so leave it in the van.',
      },
      {
        term: 'Shabbat',
        text: 'The beaches are open and full{if rest_city|, but we do not drive|}. For a weekend stay, come on Friday morning and travel back after Shabbat.',
      },
    ],
  },
};
