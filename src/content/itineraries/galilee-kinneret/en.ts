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
    'Down from the blue doors of Safed to the lake, along its northern shore, and up again to look back at everything from above.',
  pictureShows:
    'The Sea of Galilee with a sailing boat, a domed church on a green slope and a snow-covered mountain behind.',
  chat: 'Hello, I would like to book the route Galilee and Sea of Galilee. Date and number of people: ',
  description: {
    title: 'Eleven hundred metres, downhill',
    paragraphs: [
      'Safed lies some 900 metres above the sea, the lake more than 200 below it. Between the two the road drops through olive groves, your ears pop and the air turns warm and heavy. It is the gentlest of our routes: short drives between the stops, level paths except in Safed, and a view at the end that needs no climb.',
      'It suits first visits and third ones, grandparents and pilgrims. If you want to swim, pack a towel: the lake is never far from the car.',
    ],
  },
  stops: [
    {
      title: 'Old Safed',
      pictureShows: 'A lane of steps between stone houses with blue doors, and a cat on the steps.',
      content: [
        'Stairs instead of streets, doors painted the blue that is meant to confuse evil spirits, and behind them synagogues of the sixteenth century where Kabbalah was given a new form. The Abuhav and the Ari lie a few alleys apart, and between them painters have their studios and leave the doors open.',
        'Walk without a plan for the first half hour. If you get lost, walk downhill until you reach the market lane.',
      ],
      tip: 'Be up there before ten. The light still falls into the alleys, the coaches are still in Tiberias, and I can let you out at the upper end, so that you walk down.',
    },
    {
      title: 'Tiberias and Maimonides’ tomb',
      pictureShows: 'A sailing boat on the lake between palms and basalt arches, with the snow of Mount Hermon behind.',
      content: [
        'Maimonides was born in Cordoba, became a physician in Cairo and, as tradition has it, lies here above the lake. The tomb is a place of quiet prayer under a red steel frame. Women and men stand on separate sides.',
        'From there it is a short walk to the promenade: black basalt, fishing boats, and the first cold drink at the water’s edge.',
      ],
      tip: 'Eat here or reach Capernaum hungry: after the tomb there is hardly anything until the afternoon. If you want fish, ask me which place has the view and which has the better kitchen.',
    },
    {
      title: 'Capernaum',
      pictureShows: 'White columns of the synagogue on black basalt, with the lake behind.',
      content: [
        'A fishing village of black stone on the northern shore, the town of Jesus in the Gospels. A white synagogue of late antiquity stands on a darker, older floor, and above the house that tradition gives to Peter stands a modern church on pillars, with a window in its floor.',
        'There are benches under the trees and the sound of small waves on pebbles.',
      ],
      tip: 'Shoulders and knees must be covered: keep a scarf in your bag. The site closes in the late afternoon, so we come in good time.',
    },
    {
      title: 'Ofir lookout',
      pictureShows: 'Two people on a bench watch the sun go down behind the lake.',
      content: [
        'On the edge of the southern Golan the ground simply stops. Below lies the whole lake, from the mouth of the Jordan to the hills of Lower Galilee, and you see every place of your day as on a map.',
      ],
      tip: 'Half an hour is enough, and the best one is the last before sunset: the sun goes down behind Tiberias and turns the lake to copper. Bring a jumper: there is always wind.',
    },
  ],
  perfectExperience: {
    title: 'The perfect day in the north',
    subtitle: 'If you can choose the season',
    description:
      'Come in spring, between February and April, when the slopes above the lake are green and the anemones are out. Leave the Tel Aviv area at seven, with coffee on the way, and have lunch late and by the water. Keep an hour free for an alley or a beach you had not heard of that morning.',
    conclusion: 'On the way home you can sleep.',
  },
  closing: {
    title: 'Which day shall we drive north?',
    text: 'Send the date and how many of you there are. We reply with a price for the car, from your door and back.',
  },
};
