import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashkelon',
  meta: {
    title: 'Ben Gurion to Ashkelon: the road south and the sea park',
    description:
      'A national park on the beach, the Canaanite gate, the marina and Barzilai: how to get to Ashkelon from Ben Gurion with a driver, and when the road is slow.',
  },
  name: 'Ashkelon',
  tagline: 'Antiquities at the water’s edge',
  lead: 'Five thousand years of walls, ending in the sand of a bathing beach. From the Canaanite gate the rest is barefoot.',
  chat: 'Hello, I would like a price for a ride to Ashkelon.',
  ride: {
    title: 'South, against the stream',
    paragraphs: [
      'From the airport Route 431 leads to Route 4, and that runs south past Ashdod. When it is slow, Route 6 and the eastern entrance are quicker. Morning traffic goes the other way, towards Tel Aviv. By late afternoon it turns round, which matters if you fly in the evening.',
      'Ashkelon covers more ground than it seems: Barnea in the north, leafy Afridar, old Migdal, and the new quarters by the marina. The same house number on the wrong side of the railway can cost you half an hour, so give us the neighbourhood, or the hotel by name.',
      'Many people come to visit family, or a patient at Barzilai Medical Center. The driver goes up to the entrance you name and brings you back afterwards. If walking is hard for one of you, say so when you book: we keep room for a folding wheelchair and stop right at the door.',
      'Tents, cool boxes and dig tools all count as luggage. Tell us how much of it there is.',
    ],
  },
  sights: {
    title: 'Four cities and a sea',
    items: [
      {
        name: 'Ashkelon National Park',
        text: 'The Canaanite gate, nearly four thousand years old and among the oldest arches anywhere; a Roman basilica with its statues; Crusader walls stuck full of columns at the waterline. You drive from one to the next, which is why a car inside the park matters.',
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
        text: 'The kibbutz museum of the ghetto fighters and the battle of 1948, a short way south. Telephone to make sure it is open. The kibbutz is known for its honey.',
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
        text: `The park opens on Saturday and is full. Thursday is a good day. ${fridayLanding('en', 'ashkelon')}`,
      },
      {
        term: 'Combine',
        text: 'Ashdod and the Nitzanim dunes on the way north, or Beer Sheva the day after. Jerusalem is about as far as Tel Aviv.',
      },
    ],
  },
};
