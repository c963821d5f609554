import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashkelon',
  meta: {
    title: 'Ben Gurion to Ashkelon: the road and the sea park',
    description:
      'A national park on the beach, the Canaanite gate, the marina and Barzilai: how to get to Ashkelon from Ben Gurion with a driver, and when the road is slow.',
  },
  name: 'Ashkelon',
  tagline: 'Antiquities at the water’s edge',
  lead: 'A Canaanite gate, a Roman basilica and Crusader walls in one national park, with a beach at the bottom of it.',
  pictureShows: 'Two Roman columns and a stone gate on the beach, with the sea seen through the arch.',
  chat: 'Hello, I would like a price for a ride to Ashkelon.',
  ride: {
    title: 'South, against the stream',
    paragraphs: [
      'From the airport Route 431 leads to Route 4, and that runs south past Ashdod. When it is slow, Route 6 and the eastern entrance are quicker. Morning traffic goes the other way, towards Tel Aviv. By late afternoon it turns round, so an evening landing means a longer drive.',
      'Ashkelon covers more ground than it seems: Barnea in the north, leafy Afridar, old Migdal, and the new quarters by the marina. Give us the neighbourhood with the address, or the name of the hotel.',
      'Many people come to visit family, or a patient at Barzilai Medical Center. The driver takes you to the entrance you name and comes back at the agreed time. If walking is hard for one of you, say so when you book: we keep room for a folding wheelchair and stop as near the door as is allowed.',
      'Tents, cool boxes and dig tools all count as luggage. Tell us how much of it there is.',
    ],
  },
  sights: {
    title: 'From the gate to the marina',
    items: [
      {
        name: 'Ashkelon National Park',
        text: 'The Canaanite gate is nearly four thousand years old, one of the oldest arches anywhere. There is a Roman basilica with its statues, and at the waterline Crusader walls with ancient columns built into them. The sights are far apart, so keep the car with you inside the park.',
      },
      {
        name: 'Afridar',
        text: 'A garden suburb of the 1950s with a clock tower and, in a small courtyard, two carved Roman coffins. Half an hour with coffee.',
      },
      {
        name: 'Marina and Delilah Beach',
        text: 'Promenade, restaurants and islets of rock off the sand. Best when the wind drops before sunset.',
      },
      {
        name: 'The Khan of Migdal',
        text: 'The city’s museum in an Ottoman inn amid the old market. Check the opening hours first.',
      },
      {
        name: 'Yad Mordechai',
        text: 'The kibbutz is named after Mordechai Anielewicz, who led the Warsaw Ghetto uprising. Its museum tells that story and the battle fought here in 1948. Call ahead to make sure it is open. The honey is well known.',
      },
    ],
  },
  tips: {
    title: 'Before you go',
    items: [
      {
        term: 'Hours',
        text: 'The park closes early in winter and on Fridays. Reach the sea walls two hours before that.',
      },
      {
        term: 'Swimming',
        text: 'There is a proper beach inside the park. Pack swimsuits even for a morning of history.',
      },
      {
        term: 'Shade',
        text: 'Huge old sycamore figs near the entrance, little elsewhere. Hats and water from April on.',
      },
      {
        term: 'Shabbat',
        text: `The park opens on Saturday and is full{if rest_city|; we do not drive|}. Thursday is a good day. ${fridayLanding('en', 'ashkelon')}`,
      },
      {
        term: 'Combine',
        text: 'Ashdod and the Nitzanim dunes on the way north, or Beer Sheva the day after. Jerusalem is inland, an hour or a little more by road.',
      },
    ],
  },
};
