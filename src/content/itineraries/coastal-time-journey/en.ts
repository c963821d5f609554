import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Coastal time journey: Caesarea, Acre, Rosh Hanikra',
    description:
      'A full day up the coast: Herod’s Caesarea, the gardens of Ramat Hanadiv, Acre’s old city and the white cliffs of Rosh Hanikra, with times and your driver’s tips.',
  },
  slug: 'coastal-time-journey',
  name: 'Coastal time journey',
  title: 'Coastal time journey',
  subtitle:
    'Two thousand years in one day, always with the sea at the left: Herod’s harbour, a baron’s garden, the knights’ city and the cliffs where the road ends.',
  chat: 'Hello, I would like to book the route Coastal time journey. Date and number of people: ',
  description: {
    title: 'North, until there is no more road',
    paragraphs: [
      'Everyone who ever wanted this country came by sea, and each of them left a harbour. This route collects them: the Roman one that sank, the crusader one that held out longest, and in between a hill on which somebody, for a change, built a garden. It ends at a chalk cliff with the sea inside it.',
      'It is a full day with a good deal of walking, mostly on the level; Caesarea has sun and little shade, Acre has stairs. Whoever prefers shorter ways says so, and the driver sets you down closer.',
    ],
  },
  stops: [
    {
      title: 'Caesarea',
      content: [
        'Herod built a deep-sea port where there was nothing but beach, and named it after his emperor. The theatre still plays in summer, the chariots’ racecourse lies open towards the waves, and the breakwaters show as dark stripes under the water.',
        'North of the park the aqueduct walks along the sand on its arches. Take the shoes off: it is the most beautiful beach promenade of antiquity.',
      ],
      tip: 'We begin here at opening time, while the stone is cool. Leave ten minutes for the aqueduct at the end; I wait with water at the car park behind it, so nobody walks back.',
    },
    {
      title: 'Ramat Hanadiv gardens',
      content: [
        'Baron Edmond de Rothschild paid for half the villages that you see from up here, and wished to lie among them. Around his tomb the hill was turned into terraces of roses, palms, and a fragrance garden made for people who cannot see it.',
        'After Rome it is an hour of shade: fountains, lawn, and a long view to the sea from which you have just come.',
      ],
      tip: 'Go to the fragrance garden first and close your eyes at the sage. And drink your coffee here: in Acre you will want to eat, not sit.',
    },
    {
      title: 'Acre old city',
      content: [
        'Under the Ottoman town lies a crusader city, whole halls of it. You walk through the knights’ hall and on to the harbour by the Templars’ tunnel, found because of a blocked drain, and come out among fishing nets.',
        'Above ground: the market with its spices, the green dome of the al-Jazzar mosque, the sea wall that Napoleon did not get over.',
      ],
      tip: 'Hummus before one o’clock, or the pot is empty. Enter by the market and leave by the harbour: I pick you up at the lighthouse, and you save yourselves the way back uphill.',
    },
    {
      title: 'Rosh Hanikra',
      content: [
        'The last headland before Lebanon is white, and the sea has been gnawing at it ever since. A cable car goes down the cliff to the grottoes, where the water breathes in and out and throws blue light at the ceiling.',
      ],
      tip: 'On a calm day the colours are better, on a rough one the noise is. In a real storm the grottoes close: I look in the morning and propose another end of the day before we set out.',
    },
  ],
  perfectExperience: {
    title: 'The perfect day by the sea',
    subtitle: 'In the order of the light',
    description:
      'Caesarea in the morning, with the sun at your back and the sea in front; the gardens while it stands high; Acre in the long afternoon; and Rosh Hanikra last, when the chalk turns pink. Autumn is best, with warm water and empty paths.',
    conclusion:
      'On the drive home you have the sunset at the window for an hour, and this time nobody has to watch the road.',
  },
  closing: {
    title: 'When shall we follow the coast?',
    text: 'Write the date and how many you are. We reply with a price for the car, from your door and back.',
  },
};
