import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Coastal time journey: Caesarea, Acre, Rosh Hanikra',
    description:
      'A day up the coast: Herod’s Caesarea, the gardens of Ramat Hanadiv, Acre’s old city and the white cliffs of Rosh Hanikra, with times and your driver’s tips.',
  },
  slug: 'coastal-time-journey',
  name: 'Coastal time journey',
  title: 'Coastal time journey',
  subtitle:
    'Two thousand years in one day, always with the sea on your left: Herod’s harbour, a baron’s garden, the knights’ city and the cliffs where the road ends.',
  pictureShows: 'The Roman aqueduct along the beach of Caesarea, with two walkers and a sail on the sea.',
  chat: 'Hello, I would like to book the route Coastal time journey. Date and number of people: ',
  description: {
    title: 'North, until there is no more road',
    paragraphs: [
      'Conquerors came to this coast by sea and left their harbours behind. This route takes in the Roman one that sank and the Crusader one that held out longest, with a hilltop garden in between. It ends at a chalk cliff hollowed out by the sea.',
      'It is a full day with a good deal of walking, mostly on the level. Caesarea has sun and little shade, and Acre has stairs. If you would rather walk less, say so and the driver sets you down closer.',
    ],
  },
  stops: [
    {
      title: 'Caesarea',
      pictureShows: 'The rows of the Roman theatre, open to the sea.',
      content: [
        'Herod built a deep-sea port where there was nothing but beach, and named it after his emperor. The theatre still stages shows in summer, the chariots’ racecourse lies open towards the waves, and the breakwaters show as dark stripes under the water.',
        'North of the park the aqueduct walks along the sand on its arches. Take your shoes off and follow it for a while.',
      ],
      tip: 'We begin here at opening time, while the stone is cool. Leave ten minutes for the aqueduct at the end. I wait with water in the car park behind it, which saves the walk back.',
    },
    {
      title: 'Ramat Hanadiv gardens',
      pictureShows: 'A long pool and a fountain between flower beds, cypresses and palms.',
      content: [
        'Baron Edmond de Rothschild paid for half the villages that you see from up here, and wished to lie among them. Around his tomb the hill was turned into terraces of roses, palms, and a fragrance garden made for people who cannot see it.',
        'After Caesarea it is an hour of shade: fountains, lawns and a long view back to the sea.',
      ],
      tip: 'Go to the fragrance garden first and close your eyes at the sage. Have your coffee here, because lunch is in Acre.',
    },
    {
      title: 'Acre old city',
      pictureShows: 'The sea wall of Acre with the green dome of the mosque, and fishing boats in front of it.',
      content: [
        'Under the Ottoman town lies a Crusader city, whole halls of it. You walk through the knights’ hall and on to the harbour by the Templars’ tunnel, found because of a blocked drain, and come out among fishing nets.',
        'Above ground: the market with its spices, the green dome of the al-Jazzar mosque, the sea wall that Napoleon did not get over.',
      ],
      tip: 'Hummus first: by mid-afternoon the pot is empty. Enter by the market and leave by the harbour. I pick you up at the lighthouse.',
    },
    {
      title: 'Rosh Hanikra',
      pictureShows: 'A yellow cable car over the white cliff and the grotto in the sea.',
      content: [
        'The last headland before Lebanon is white chalk, hollowed out by the sea. A cable car goes down the cliff to the grottoes, where the water breathes in and out and throws blue light at the ceiling.',
      ],
      tip: 'On a calm day the colours are better, on a rough one the noise is. The grottoes close in storms and the site lies on the Lebanese border, so I check that morning that it is open and until when, and propose another end of the day if it is not.',
    },
  ],
  perfectExperience: {
    title: 'The perfect day by the sea',
    subtitle: 'In the order of the light',
    description:
      'Caesarea in the morning, with the sun at your back and the sea in front, the gardens while the sun is high, Acre in the afternoon and Rosh Hanikra last. Spring and early summer suit the route best, because the days are long enough to reach the cliffs before the last cable car.',
    conclusion: 'On the drive home the evening light is on the sea.',
  },
  closing: {
    title: 'When shall we follow the coast?',
    text: 'Send the date and how many of you there are. We reply with a price for the car, from your door and back.',
  },
};
