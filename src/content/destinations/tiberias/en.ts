import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tiberias',
  meta: {
    title: 'Ben Gurion to Tiberias and the Sea of Galilee',
    description:
      'Capernaum, Tabgha, the Mount of Beatitudes and Magdala: what to see before the churches close at midday, with a driver from Ben Gurion at a fixed price.',
  },
  name: 'Tiberias',
  tagline: 'On the Sea of Galilee',
  lead: 'A freshwater lake below sea level, with many of the Gospels’ best-known places along its northern shore. The churches close at midday, so the order of the sites matters.',
  pictureShows: 'A sailing boat on the lake between palms and basalt arches, with the snow of Mount Hermon behind.',
  chat: 'Hello, I would like a price for a ride to Tiberias.',
  ride: {
    title: 'North by Route 6, then the lake all at once',
    paragraphs: [
      'From the airport Route 6 takes you past the coastal plain. You turn off by Wadi Ara or Yokneam, cross the Lower Galilee and at Golani Junction head east. Minutes later the road tips over the edge and the whole lake lies below, two hundred metres below sea level, with the Golan beyond it. Ask to stop there.',
      'Tell us where you are staying. Tiberias itself, the kibbutz guesthouses of Ginosar and Ein Gev and the pilgrim houses by the Mount of Beatitudes lie on different shores, so the last stretch depends on the address. For the southern end Route 90 through Beit She’an can be the better way, and passes the ruins of a Roman city.',
      'Pilgrims often land in the evening and begin at dawn. The driver can bring you to the lake that night and come back after breakfast, or stay with you for the days you need.',
    ],
  },
  sights: {
    title: 'Around the lake',
    items: [
      {
        name: 'Tabgha, Capernaum and the Beatitudes',
        text: 'The loaves and fishes mosaic, Peter’s house under a glass floor, the hill above. Minutes apart by car, hot on foot. The church on the Mount closes at midday. Cover knees and shoulders everywhere.',
      },
      {
        name: 'Magdala',
        text: 'A synagogue from the first century, found while the foundations of a hotel were being dug, and a chapel with a boat for an altar. The calmest of the sites.',
      },
      {
        name: 'Tomb of Maimonides',
        text: 'In the middle of town under a red steel crown. Men and women enter by separate paths.',
      },
      {
        name: 'Hamat Tiberias and Rabbi Meir',
        text: 'Hot springs, a synagogue floor with a zodiac and a sun god at its centre, and next door one of the most visited Jewish tombs in the north.',
      },
      {
        name: 'Yardenit',
        text: 'Baptisms in the Jordan where it leaves the lake. Robes are for hire. Some groups prefer Qasr al-Yahud near Jericho: ask your group leader which is planned.',
      },
    ],
  },
  tips: {
    title: 'Practical things',
    items: [
      {
        term: 'Order',
        text: 'Churches first, before noon. Ruins and the lake afterwards: parks stay open through midday.',
      },
      {
        term: 'Boats',
        text: 'Wooden boats leave Ginosar and Tiberias mostly for groups, and individuals can join one. The museum beside the Ginosar pier keeps a fishing boat two thousand years old.',
      },
      {
        term: 'Heat',
        text: 'From June to September the shore is hot and damp, even at night. March and April are green and full of flowers.',
      },
      {
        term: 'Shabbat',
        text: `The sites stay open on Saturday{if rest_city|, but we do not drive: plan that day on foot|}. ${fridayLanding('en', 'tiberias')}`,
      },
      {
        term: 'What to combine',
        text: 'Safed is up the mountain, Nazareth on the road back. Two of the three fill a day.',
      },
    ],
  },
};
