import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Galilee and Sea of Galilee day route with a driver',
    description:
      'A full day in the north: Old Safed, Tiberias and the tomb of Maimonides, Capernaum and the Ofir lookout, with times for each stop and your driver’s tips.',
  },
  slug: 'galilee-kinneret',
  name: 'Galilee and Sea of Galilee',
  title: 'Galilee and Sea of Galilee',
  subtitle:
    'Down from the blue doors of Safed to the water, once around it, and up again to look back at everything from above.',
  chat: 'Hello, I would like to book the route Galilee and Sea of Galilee. Date and number of people: ',
  description: {
    title: 'Eleven hundred metres, downhill',
    paragraphs: [
      'Safed lies some 900 metres above the sea, the lake more than 200 below it. Between the two the road drops through olive groves, the ears pop, and the air turns from mountain to bathtub. It is the gentlest of our routes: short drives, level paths except in Safed, and a view at the end for which nobody has to climb.',
      'It suits first visits and third ones, grandparents and pilgrims. Those who want to swim put the towel in the bag: the lake is never far from the car.',
    ],
  },
  stops: [
    {
      title: 'Old Safed',
      content: [
        'Stairs instead of streets, doors painted the blue that is meant to confuse evil spirits, and behind them synagogues of the sixteenth century in which Kabbalah was thought up anew. The Abuhav and the Ari lie a few alleys apart; between them painters have their studios and leave the doors open.',
        'Walk without a plan for the first half hour. Whoever gets lost goes downhill until he meets the market lane, and is found again.',
      ],
      tip: 'Be up there before ten. The light still falls into the alleys, the coaches are still in Tiberias, and I can let you out at the upper end, so that you walk down and not up.',
    },
    {
      title: 'Tiberias and Maimonides’ tomb',
      content: [
        'Maimonides was born in Cordoba, became a physician in Cairo and, as tradition has it, lies here above the lake. The tomb is a place of quiet prayer under a red steel frame; women and men stand on separate sides.',
        'From there it is minutes to the promenade: black basalt, fishing boats, and the first cold drink at the level of the water.',
      ],
      tip: 'Eat here or wait for Capernaum hungry: behind the tomb there is nothing until the afternoon. Ask me for fish and I will ask you: with view or with taste?',
    },
    {
      title: 'Capernaum',
      content: [
        'A fishing village of black stone on the northern shore, the town of Jesus in the Gospels. A white synagogue of late antiquity stands on a darker, older floor, and over the house that tradition gives to Peter floats a modern church with a window in its floor.',
        'Nobody hurries here. There are benches under the trees and the sound of small waves on pebbles.',
      ],
      tip: 'Shoulders and knees covered, or the gate stays shut; I have two scarves in the boot. The site closes in the late afternoon, so we come before it fills up with those who forgot.',
    },
    {
      title: 'Ofir lookout',
      content: [
        'On the edge of the southern Golan the ground simply stops. Below lies the whole lake, from the mouth of the Jordan to the hills of Lower Galilee, and you see every place of your day as on a map.',
      ],
      tip: 'Half an hour is right, and the last half hour before sunset is the right one: the sun goes down behind Tiberias and turns the lake to copper. Take a pullover, there is always wind.',
    },
  ],
  perfectExperience: {
    title: 'The perfect day in the north',
    subtitle: 'For those who can choose',
    description:
      'Come in spring, between February and April, when the slopes above the lake are green and the anemones are out. Start from the centre at seven, with coffee on the way; have lunch late and by the water; leave one hour empty for the alley or the beach that you did not know of in the morning.',
    conclusion: 'And on the way home nobody talks much. That is the sign that it was good.',
  },
  closing: {
    title: 'Which day shall we drive north?',
    text: 'Write the date and how many you are. We reply with a price for the car, from your door and back.',
  },
};
