import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'Four days in the footsteps of Jesus, in an order that works on the road',
  excerpt:
    'Nazareth, the lake, the Jordan, Jerusalem: churches before noon, ruins after. With the passages to read and an honest note on what was found and what is tradition.',
  tags: ['pilgrims', 'jerusalem', 'planning'],
  meta: {
    title: 'In the footsteps of Jesus: a four-day Israel route',
    description:
      'Four days from Nazareth and the Sea of Galilee to Jerusalem: the Gospel places in driving order, midday closings, dress, Mass, baptism sites and Bethlehem.',
    keywords: [
      'Jesus footsteps Israel',
      'Christian pilgrimage itinerary',
      'Galilee holy sites',
      'Qasr al-Yahud baptism',
    ],
  },
  body: [
    {
      kind: 'table',
      caption: 'The four days on one page',
      columns: ['Day', 'Morning', 'Afternoon', 'Night'],
      rows: [
        ['1', 'Nazareth', 'Cana, Mount Tabor', 'By the lake'],
        ['2', 'Beatitudes, Tabgha, Capernaum', 'Magdala, the boat, the lake itself', 'By the lake'],
        ['3', 'Beit She’an, the Jordan valley', 'Qasr al-Yahud by one, up to Jerusalem', 'Jerusalem'],
        ['4', 'Mount of Olives, Gethsemane', 'Via Dolorosa, Holy Sepulchre', 'Jerusalem, or Emmaus and home'],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Three rules that save a day',
      text: [
        { strong: 'Churches before noon, ruins after: ' },
        'many churches close for two hours or more in the middle of the day, the national parks do not. ',
        { strong: 'Shoulders and knees covered, for everyone. ' },
        'And ',
        { strong: 'not a Sunday in Nazareth, nor a Friday on the road to Jerusalem' },
        ', unless that is what you came for.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Pilgrims come with a book in their hands, and the book has an order of its own: Bethlehem, Nazareth, the Jordan, the lake, Jerusalem. Followed chapter by chapter, it sends you over the same hills three times. The order below follows the road and stays close to the story, beginning in the quiet north and ending in Jerusalem.',
    },
    {
      kind: 'paragraph',
      text: 'A word on “here”. At some places archaeologists have found what the text describes. At others a chapel marks a spot that believers have agreed upon for fifteen centuries, and at a few two churches claim the same event. In the tables below, “found” means by archaeologists.',
    },
    { kind: 'heading', level: 2, id: 'day-one', text: 'Day one: Nazareth, Cana, Tabor' },
    {
      kind: 'table',
      caption: 'Day one',
      columns: ['Place', 'To read', 'What it is', 'Note'],
      rows: [
        [
          'Basilica of the Annunciation',
          'Luke 1:26–38',
          'Tradition, over a village that was found',
          'No visits during Mass',
        ],
        ['Synagogue Church, in the market', 'Luke 4:16–30', 'Tradition', 'Market mostly shut on Sunday'],
        ['Mary’s Well, St Gabriel’s', 'Luke 1', 'The village spring, still running', 'Closes at midday'],
        ['Mount Precipice', 'Luke 4:29', 'A cliff and a view', 'By car; best late'],
        ['Cana, wedding church', 'John 2:1–11', 'Tradition, with rival sites', 'Couples renew vows; ask ahead'],
        ['Mount Tabor', 'Matthew 17:1–9', 'Tradition; the text names no mountain', 'Tight bends, midday pause'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Before nine Nazareth is a town going to work, and by eleven it is a queue of coaches. Begin at the Basilica, in the lower church, where it is dark and quiet. Then upstairs to the Madonnas sent by many nations. The walk to Mary’s Well goes through the market and takes a quarter of an hour.',
    },
    {
      kind: 'paragraph',
      text: 'Tabor is the only mountain of the day. Large coaches stop below, and their passengers change into shuttles, while a van goes all the way up. Be on top before the church shuts at noon or after it opens again, in which case Cana comes first. From the terrace you see the whole Jezreel Valley, Nazareth, and on a clear day the snow of Hermon, which some prefer as the high mountain of the story.',
    },
    { kind: 'heading', level: 2, id: 'day-two', text: 'Day two: the lake' },
    {
      kind: 'table',
      caption: 'Day two',
      columns: ['Place', 'To read', 'What it is', 'Note'],
      rows: [
        ['Mount of the Beatitudes', 'Matthew 5–7', 'Tradition; the acoustics are real', 'Church closes at midday'],
        [
          'Tabgha, loaves and fishes',
          'Mark 6:30–44',
          'Tradition, mosaic of the fifth century',
          'On Sundays services come first',
        ],
        ['Tabgha, Primacy of Peter', 'John 21', 'Tradition, on the shore itself', 'The stones are slippery'],
        ['Capernaum', 'Mark 1:21–34', 'Found: the village, a house revered early', 'Strict about dress'],
        ['Magdala', 'Luke 8:1–3', 'Found: a synagogue of the first century', 'Calm at any hour'],
        ['The boat at Ginosar', 'Mark 4:35–41', 'Found: a fishing boat of the period', 'A museum; open through noon'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Everything in this table lies within fifteen minutes’ drive along one shore, but the morning is short. The church on the Mount closes towards noon, services close the others, and from eleven the car parks are full of coaches. Be on the Mount at eight, when the lake is a mirror and the gardeners are watering, walk or drive down to Tabgha, and stand in Capernaum at ten. By noon you can have lunch: the local fish is named after Peter. The afternoon is for Magdala and the boat.',
    },
    {
      kind: 'figure',
      picture: 'routes/galilee',
      alt: 'The Sea of Galilee with a sailing boat, a domed church on a green slope and a snow-covered mountain behind.',
      caption: 'The north-western shore: most of the Gospels on ten kilometres of road.',
    },
    {
      kind: 'paragraph',
      text: 'Take a boat. The wooden boats sail for groups, and single travellers can join one: ask at the pier. Ask the captain to stop the engine in the middle of the lake.',
    },
    { kind: 'heading', level: 2, id: 'day-three', text: 'Day three: down the Jordan' },
    {
      kind: 'paragraph',
      text: 'South from the lake runs Route 90, past Beit She’an, along the border fence, deeper and warmer. It takes about two hours to the baptism site with the road clear, and there is little on the way. Be off by eight: the site ends its day early. Beit She’an is the stop worth making: a Roman city thrown down by an earthquake, whose columns still lie as they fell.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Yardenit or Qasr al-Yahud?',
    },
    {
      kind: 'table',
      caption: 'Two places to be baptised in one river',
      columns: ['What differs', 'Yardenit', 'Qasr al-Yahud'],
      rows: [
        ['Where', 'At the southern end of the lake', 'North of the Dead Sea, near Jericho'],
        ['Claim', 'None: it is the Jordan', 'The traditional place of Matthew 3:13–17'],
        ['Water', 'Green, clear, deep enough', 'Brown, and a few metres wide'],
        ['Opposite bank', 'Eucalyptus', 'Jordan, the kingdom, an arm’s length away'],
        ['Organisation', 'Changing rooms, robes, shop', 'Steps, robes, soldiers; keep to the path'],
        ['Hours', 'Long', 'Ends early in the afternoon; check'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ask your group leader which of the two is planned. For day three it is Qasr al-Yahud. From there the road climbs to Jerusalem, through the desert of the temptation (Matthew 4:1–11) and beside the road of the Good Samaritan (Luke 10:30–37), and you come up from below sea level to the city in forty minutes. Stop at the lookout on the Mount of Olives.',
    },
    {
      kind: 'paragraph',
      text: 'Jericho (Luke 19:1–10) lies on the way and in Area A. Israelis may not enter, and that includes our drivers. It is visited with a Palestinian guide and vehicle from the other side. Tell us early, and we plan where you change.',
    },
    { kind: 'heading', level: 2, id: 'day-four', text: 'Day four: Jerusalem, the last week' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: '07:30, Mount of Olives. ' },
          'The lookout first, for the light. Then on foot down the path of the palms.',
        ],
        [
          { strong: 'Dominus Flevit. ' },
          'Luke 19:41–44, and a window behind the altar that frames the city. Closes at noon.',
        ],
        [
          { strong: 'Gethsemane. ' },
          'Mark 14:32–42. Olive trees of great age, the Church of All Nations with its violet dusk. The car can wait here.',
        ],
        [
          { strong: 'St Peter in Gallicantu. ' },
          'Luke 22:54–62, on the slope of Mount Zion; beside it a stepped street of the first century. Closed on Sundays.',
        ],
        [
          { strong: 'Upper Room. ' },
          'Mark 14:12–25. A Gothic hall on the first floor, and below it a tomb that Jews revere as David’s. The building is holy to three religions.',
        ],
        [
          { strong: 'St Anne’s and Bethesda. ' },
          'John 5:1–9. The pools were found, five porticoes and all. Then the Via Dolorosa begins outside the door.',
        ],
        [
          { strong: 'Via Dolorosa. ' },
          'Fourteen stations through a bazaar. The first is in a school yard, the last five are inside the church. On Friday afternoon the Franciscans lead the way.',
        ],
        [
          { strong: 'Holy Sepulchre. ' },
          'John 19:17–42 and 20. Golgotha up the steep stairs on the right, the tomb in the rotunda. Six churches share the house and keep to the minute of an old agreement.',
        ],
        [
          { strong: 'The Garden Tomb. ' },
          'Outside Damascus Gate. A quiet garden where many Protestants pray. On Sundays there are services instead of visits. Book for a group.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If the day is too full, move the Upper Room and Gallicantu to the next morning, not the Mount of Olives to the afternoon. Gates, opening days and clothes are set out in ',
        { text: 'the Jerusalem guide', to: '/blog/jerusalem-travel-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'bethlehem', text: 'And Bethlehem?' },
    {
      kind: 'paragraph',
      text: 'It lies eight kilometres south of Jerusalem and behind a crossing. Bethlehem is Area A: Israeli citizens may not enter, so no Israeli driver can take you to Manger Square, whatever is promised. In practice you are driven to the crossing, pass it with your passport, and are met on the other side by a local guide with his own car; afterwards the same way back. Half a day is enough, the queue at the grotto permitting. Crossings close at times. Decide the evening before, and do not put it in front of a flight.',
    },
    { kind: 'heading', level: 2, id: 'emmaus', text: 'Emmaus, on the way to the plane' },
    {
      kind: 'paragraph',
      text: 'Luke 24:13–35 ends on a road, and so does this route. Several places claim to be Emmaus, and two of them lie beside Route 1 between Jerusalem and the airport: Abu Ghosh, with a Crusader church in which monks and nuns still sing, and the ruins of Emmaus Nicopolis at Latrun. Twenty minutes at either, and then check-in. Neither costs a detour.',
    },
    { kind: 'heading', level: 2, id: 'shorter', text: 'If you have fewer days' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'One day. ' },
          'Choose. The lake from Tel Aviv, leaving at six, is a full and peaceful day. The Mount of Olives to the Holy Sepulchre is another. Both in one day is too much.',
        ],
        [
          { strong: 'Two days. ' },
          'Nazareth in the early morning and the lake until evening, a night there; then Route 90 and the Jordan, arriving in Jerusalem by two for Gethsemane and the Holy Sepulchre.',
        ],
        [
          { strong: 'Three days. ' },
          'Days one and two in one long day, without Tabor, then days three and four as they stand. It is brisk.',
        ],
        [
          { strong: 'Five days. ' },
          'Add Caesarea, where Peter baptised Cornelius (Acts 10), on the way north, and Bethlehem at the end.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'season', text: 'When to come' },
    {
      kind: 'paragraph',
      text: 'February to April the hills of the Galilee are green and full of anemones, and the parables with lilies and sowers explain themselves. Holy Week is the great experience and the great crowd; Western and Eastern Easter usually fall on different dates, so look at both. Summer on the lake and in the Jordan valley is very hot: start two hours earlier. November is mild and quiet. For Christmas people think of Bethlehem, but Nazareth has its own procession and more room.',
    },
    { kind: 'heading', level: 2, id: 'groups', text: 'For the group leader' },
    {
      kind: 'checklist',
      title: 'Two months to two days before',
      items: [
        'Mass or service times: altars are booked with the custodians of each place, the well-known ones long ahead',
        'Boat, Garden Tomb and baptism reserved for the whole group, with a name',
        'Guide: guiding at the sites is a licensed profession here. A driver is not a guide, so count the guide as a passenger',
        `People and seats: ${business.vehicleSeats} to a vehicle; up to {most_passengers} travel in several on one booking`,
        'Who walks with difficulty: Gethsemane, the Via Dolorosa and Golgotha have steps. Gates and drop-offs can be planned around them',
        'Bethlehem and Jericho: who meets you on the other side, with a phone number',
        'Passages printed in large type. Phones fail in grottoes',
        'One empty hour each day',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${terms.hours} Spend Shabbat at the lake or in Jerusalem, where you can go on foot, and travel between the two on a weekday. `,
        'A short version of the second day, with Safed added, is our route ',
        { text: 'Galilee and Sea of Galilee', to: '/routes/galilee-kinneret' },
        '; bases for the night are ',
        { text: 'Nazareth', to: '/nazareth' },
        ' and ',
        { text: 'Tiberias', to: '/tiberias' },
        '. For the four days with one vehicle, ',
        { text: 'send the dates and what you want to see', to: '/plan-your-trip' },
        ', and we reply with a plan for each day and a price for the vehicle.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('pilgrims', 'abuGosh') },
  ],
};
