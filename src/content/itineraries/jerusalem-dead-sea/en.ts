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
  chat: 'Hello, I would like to book the route Jerusalem and Dead Sea. Date and number of people: ',
  description: {
    title: 'The highest prayers and the lowest beach',
    paragraphs: [
      'No other day in Israel has two halves so different. In the morning stone, bells, the call of the muezzin, a crowd from everywhere; in the afternoon silence, and water in which you cannot sink. The road between them drops more than a kilometre while you finish a bottle of water.',
      'The Old City is walked, on smooth and sloping stone, for two and a half hours and more. After that nobody needs to do anything but lie on his back. It is the route for people who have only one day, and for those who come back and want both once more.',
    ],
  },
  stops: [
    {
      title: 'Mount of Olives lookout',
      content: [
        'All at once it lies there: the walls, the golden dome, the domes of the Holy Sepulchre behind it, the valley with its thousands of graves. From nowhere else does one understand so quickly how small the city is for which so much was fought.',
      ],
      tip: 'Mornings only. The sun rises behind you and lights up the dome like a lamp; in the afternoon you see a silhouette. Half an hour is plenty, then we are at the gate before the groups.',
    },
    {
      title: 'Old City',
      content: [
        'Four quarters on one square kilometre. You stand at the Western Wall, walk up through the market of the Via Dolorosa, enter the Church of the Holy Sepulchre by its only door, and hear five languages of prayer in an hour.',
        'Which holy place comes first, and which alley, depends on who you are. The way in and the way out we plan so that you go through the city once, and not in circles.',
      ],
      tip: 'Covered shoulders and knees, cash in small coins, and a meeting point: I give you one, because in the alleys no map holds still. Whoever is tired early waits with me, with air conditioning.',
    },
    {
      title: 'Judean desert drive',
      content: [
        'Behind the last houses the green ends as if cut off. The road winds down between hills like sleeping camels; a sign at its edge marks the level of the sea, and then it goes on downwards. On clear days the mountains of Moab stand pink on the other side.',
      ],
      tip: 'Sit on the side away from the sun and tell me if you want the lookout over Wadi Qelt: ten minutes more, a monastery glued to the rock, and the best picture of the day.',
    },
    {
      title: 'Dead Sea beach',
      content: [
        'More than 400 metres below the sea, the air is thick and warm, and the water feels like oil. You sit down and remain seated; reading a newspaper is not a trick but a matter of the salt. Then mud, then the shower, then mud once more.',
      ],
      tip: 'Do not shave that morning, do not splash, not even for the photograph. Ten to fifteen minutes at a time in the water, sandals on the feet, and a bottle of fresh water at the edge for the eyes.',
    },
  ],
  perfectExperience: {
    title: 'The perfect day from top to bottom',
    subtitle: 'Early, slow, and then not at all',
    description:
      'Leave Tel Aviv at seven and have the lookout to yourselves. Eat in the Old City, something warm out of your hand, and save the sitting for the beach. In winter the shore is mild while Jerusalem shivers; in July and August go early or late, the noon belongs to the lizards.',
    conclusion:
      'In the evening there is salt behind your ears and Jerusalem in your head. Both take a few days to wash out.',
  },
  closing: {
    title: 'Which day goes downhill?',
    text: 'Write the date and how many you are. We reply with a price for the car, from your door and back.',
  },
};
