import { deadSea } from '../../safety/dead-sea.en';
import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Jerusalem and Dead Sea day route with a driver',
    description:
      'A full day: the Mount of Olives in morning light, the Old City, the Judean desert and a float in the Dead Sea. Time for each stop and your driver’s gold tips.',
  },
  slug: 'jerusalem-dead-sea',
  name: 'Jerusalem and Dead Sea',
  title: 'Jerusalem and Dead Sea',
  subtitle:
    'From the hill that looks down on the Old City to the lowest shore on earth. In between: one hour of desert, and your ears popping.',
  pictureShows: 'The van on a winding road through the desert, on its way down to the Dead Sea.',
  chat: 'Hello, I would like to book the route Jerusalem and Dead Sea. Date and number of people: ',
  description: {
    title: 'The highest prayers and the lowest beach',
    paragraphs: [
      'The morning is stone, bells, the call of the muezzin and a crowd from everywhere. The afternoon is silence, and water that carries you. The road between them drops more than a kilometre while you finish a bottle of water.',
      'The Old City is walked, on smooth and sloping stone, for two and a half hours and more. After that all you need to do is lie on your back. If you have only one day in Israel, this is a good one.',
    ],
  },
  stops: [
    {
      title: 'Mount of Olives lookout',
      pictureShows: 'The golden dome above the walls of the Old City, with cypresses in front.',
      content: [
        'The whole city at once: the walls, the golden dome, the domes of the Holy Sepulchre behind it, the valley with its thousands of graves. Nowhere else do you grasp so quickly how small a city all the fighting was about.',
      ],
      tip: 'Mornings only. The sun rises behind you and lights up the dome like a lamp. In the afternoon you see a silhouette. Half an hour is plenty, and we reach the gate before most of the groups.',
    },
    {
      title: 'Old City',
      pictureShows: 'A vaulted market lane with awnings, and the golden dome at its end.',
      content: [
        'Four quarters on less than a square kilometre. You stand at the Western Wall, walk up through the market of the Via Dolorosa, enter the Church of the Holy Sepulchre by its only door, and hear five languages of prayer in an hour.',
        'Which holy place comes first is up to you. We plan the way in and the way out so that you cross the city once.',
      ],
      tip: 'Covered shoulders and knees, cash in small coins, and a meeting point, which I give you, because phone maps fail in the alleys. If anyone tires early, they can wait with me in the air conditioning.',
    },
    {
      title: 'Judean desert drive',
      pictureShows: 'A car on the road down to the Dead Sea, between the sign at sea level and a camel.',
      content: [
        'Behind the last houses the green ends as if cut off. The road winds down between bare hills, a sign at the roadside marks sea level, and it keeps going down. On clear days the mountains of Moab are pink on the far side.',
      ],
      tip: 'Tell me if you want the lookout over Wadi Qelt: ten minutes more, for a monastery built into the cliff and the best picture of the day.',
    },
    {
      title: 'Dead Sea beach',
      pictureShows:
        'A tree on an island of salt in turquoise water, a person floating beside it, and mountains on the far shore.',
      content: [
        'More than 400 metres below sea level the air is thick and warm, and the water feels like oil. You lie back, it holds you, and you really can read a newspaper. Then mud, a shower, and mud again.',
        `${deadSea.where} ${deadSea.back} ${deadSea.mouth} ${deadSea.time} ${deadSea.skin}`,
      ],
      tip: 'Keep sandals on your feet in the water too, and a bottle of fresh water within reach for your eyes. Do not splash, even for the photograph.',
    },
  ],
  perfectExperience: {
    title: 'The perfect day from top to bottom',
    subtitle: 'Early start, slow finish',
    description:
      'Leave Tel Aviv at seven and be at the lookout before most of the coaches. Eat something warm as you walk through the Old City, and rest at the beach. In winter the shore is mild while Jerusalem is cold. In July and August keep out of the midday sun at the water.',
    conclusion: 'You are back at your door in the evening, with time for a proper shower before dinner.',
  },
  closing: {
    title: 'Which day shall we head down?',
    text: 'Send the date and how many of you there are. We reply with a price for the car, from your door and back.',
  },
};
