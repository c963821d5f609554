import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { drive, fare } from '../figures.en';
import { sourceLines } from '../sources.en';

const road = drive('jerusalem');

export const article: ArticleTexts = {
  title: 'Two days in Jerusalem, planned around what is open',
  excerpt:
    'Come from Monday to Thursday if you can, go in at Jaffa Gate and out at Dung Gate, and see the churches before noon. With a table of what is open when, the eight gates, and two days planned.',
  tags: ['jerusalem', 'planning'],
  meta: {
    title: 'Jerusalem travel guide: open days, gates, two days',
    description:
      'What is open in Jerusalem on Friday, Saturday and Sunday, which Old City gate to ask for, dress rules at holy places, and two days planned hour by hour.',
    keywords: ['Jerusalem travel guide', 'Jerusalem on Shabbat', 'Old City gates', 'Jerusalem two days itinerary'],
  },
  body: [
    {
      kind: 'table',
      caption: 'Three religions, three days of rest',
      columns: ['Place', 'Friday', 'Saturday', 'Sunday'],
      rows: [
        ['Western Wall', 'Open; crowded and beautiful at dusk', 'Open; no phones, no photographs', 'Open'],
        ['Temple Mount, for visitors', 'Closed', 'Closed', 'Short windows, morning and noon'],
        ['Church of the Holy Sepulchre', 'Open', 'Open', 'Open; services, much incense'],
        [
          'Churches on the Mount of Olives',
          'Open, with a midday pause',
          'Open, with a midday pause',
          'Open around Mass',
        ],
        ['Market lanes of the Old City', 'Muslim shops pause at noon', 'Most open', 'Some Christian shops shut'],
        ['Jewish Quarter', 'Shuts by early afternoon', 'Shut', 'Open'],
        ['Mahane Yehuda market', 'Packed until mid-afternoon', 'Shut until nightfall', 'Open'],
        ['Yad Vashem', 'Short day', 'Shut', 'Open'],
        ['Israel Museum', 'Short day', 'Open; buy the ticket before', 'Open'],
        ['Trains, trams, buses', 'Until early afternoon', 'From after nightfall', 'Running'],
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Use it as a pattern, not as a timetable',
      text: 'The pattern is stable, but the hours change with season, holiday and politics. Check each place on its own page the evening before. In Ramadan, in Holy Week and at Sukkot, check twice.',
    },
    {
      kind: 'paragraph',
      text: 'Plan Yad Vashem for Saturday, the Temple Mount for Friday and the Christian Quarter’s shops for Sunday, and you find three closed doors in three days. If you can choose, come for Monday and Tuesday, or Wednesday and Thursday. If it has to be a weekend, there is a Friday plan further down.',
    },
    { kind: 'heading', level: 2, id: 'up', text: 'Getting up there' },
    {
      kind: 'paragraph',
      text: `From Ben Gurion the train takes well under half an hour to a station deep under the western entrance of the city, and from there the tram runs along Jaffa Road as far as the walls. With one suitcase on a weekday, take it. By road it is ${road.km}: ${road.clear} when the road is clear, ${road.rush} in the rush, and half of the difference lies in the last two kilometres. A metered taxi comes to ${fare.jerusalem.metered} on a clear road by day, ${fare.jerusalem.rush} in the rush.`,
    },
    {
      kind: 'paragraph',
      text: [
        'A driver is worth the money on three occasions: with luggage and a hotel near the walls, at night, and on the way down to a flight. Name the hotel when you ask for the price. “Jerusalem” can be Mamilla, where a car stops at the door, or a guesthouse in the Muslim Quarter, where it stops at the gate and the rest is steps. ',
        { text: 'Our Jerusalem page', to: '/jerusalem' },
        ' has more on the roads and the quarters.',
      ],
    },
    { kind: 'heading', level: 2, id: 'gates', text: 'Eight gates, and which one to ask for' },
    {
      kind: 'paragraph',
      text: 'The Old City measures about a kilometre each way, and its addresses do not help a stranger. Name the gate to every driver and to anyone you are meeting.',
    },
    {
      kind: 'table',
      caption: 'The gates, clockwise from the west',
      columns: ['Gate', 'Take it for', 'By car'],
      rows: [
        ['Jaffa', 'Holy Sepulchre, the market, Armenian Quarter', 'Close; best for most people'],
        ['New', 'Christian Quarter, Notre Dame opposite', 'Stop outside; steps inside'],
        ['Damascus', 'The loudest and finest entrance, Muslim Quarter', 'Crowded; on foot from the tram'],
        ['Herod’s', 'Quiet side of the Muslim Quarter', 'On foot'],
        ['Lions’', 'Start of the Via Dolorosa, St Anne’s, Bethesda', 'Nearly to the gate, when police allow'],
        ['Golden', 'Nothing: it has been walled up since the sixteenth century', 'Look at it from the Mount of Olives'],
        ['Dung', 'Western Wall, level entrance', 'Close; best with wheelchairs'],
        ['Zion', 'Jewish Quarter, Mount Zion, Upper Room', 'Close in the morning, jammed later'],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'In at one, out at another',
      text: 'The Old City slopes. Go in at Jaffa Gate and you walk downhill to the Wall. If someone collects you at Dung Gate, you need not climb back. With a hire car you must return to where you parked.',
    },
    { kind: 'heading', level: 2, id: 'day-one', text: 'Day one: the Old City, downhill' },
    {
      kind: 'table',
      caption: 'From the mountain to the Wall',
      columns: ['Hour', 'Where', 'How long', 'Note'],
      rows: [
        [
          '08:00',
          'Mount of Olives lookout',
          'Half an hour',
          'Sun behind you, domes lit. In the afternoon a silhouette',
        ],
        ['08:30', 'Down to Gethsemane on foot', 'An hour', 'Steep. The car meets you below; churches close at noon'],
        ['10:00', 'Lions’ Gate, St Anne’s', 'Forty minutes', 'Sing one line in St Anne’s and wait for the echo'],
        ['10:45', 'Via Dolorosa', 'An hour', 'A street with shops. The stations are numbered on the wall'],
        [
          '12:00',
          'Holy Sepulchre',
          'An hour or more',
          'The queue for the tomb is long; up the stairs to Golgotha it is shorter',
        ],
        ['13:15', 'Lunch in the market', 'An hour', 'Hummus is a noon dish here. By three it is gone'],
        ['14:30', 'Cardo, Jewish Quarter', 'An hour', 'Shade, benches, clean toilets'],
        ['15:45', 'Western Wall', 'As long as you like', 'Security check at the entrance. Out by Dung Gate'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you wish to see the Temple Mount, build the day around it: visitors who are not Muslim enter only by the Mughrabi ramp beside the Wall, from Sunday to Thursday, in short windows that change with the season and sometimes close without notice. Go for the earliest, passport in hand, with no religious objects in the bag, and do the rest of the list afterwards in reverse. The Dome and the mosque themselves are for Muslims. The terrace and the view are open to you.',
    },
    { kind: 'heading', level: 2, id: 'day-two', text: 'Day two: memory, scrolls, a market' },
    {
      kind: 'paragraph',
      text: [
        { strong: '08:30, Yad Vashem. ' },
        'Book the entry beforehand. Children under ten are not admitted to the history museum, so plan something else for them. Allow three hours, and nothing for the hour after it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: '12:30, Ein Karem. ' },
        'A village inside the city, ten minutes away: two churches of John the Baptist’s family, terraces, a spring, and silence. The churches close in the middle of the day, but the terraces stay open.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: '14:30, Israel Museum. ' },
        'If you have two hours, see two things: the Shrine of the Book with the scrolls, and outdoors the model of the city before the year 70. On Tuesdays the museum opens only late in the afternoon, so swap it with the market.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: '17:00, Mahane Yehuda. ' },
        'Fruit first, then bakeries, then, when the stalls pull their shutters down, the bars that open between them. Thursday night and Friday before noon are the busiest hours.',
      ],
    },
    { kind: 'heading', level: 2, id: 'friday', text: 'If it is Friday' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Mahane Yehuda at eight, before the crowds. Buy for tomorrow: nearly everything will be shut.',
        'Old City from ten, Christian Quarter and Holy Sepulchre. Leave the lanes towards the Mount before noon prayers, when large crowds walk to the mosque.',
        'Early afternoon: the Franciscans walk the Stations of the Cross from near Lions’ Gate. Anyone may join.',
        'Be in the hotel, showered, an hour before candle lighting. A siren marks the time.',
        'Then on foot to the Wall. Singing groups come down the steps from every side. Phone and camera stay in the pocket.',
        'Dinner is in the hotel, ordered beforehand, or in one of the places around Jaffa Gate and in East Jerusalem that do not keep Shabbat.',
      ],
    },
    {
      kind: 'paragraph',
      text: `On Saturday you go on foot: the ramparts, the Mount of Olives, the Israel Museum, a long lunch. ${terms.hours}{if rest_city| If your flight lands on Saturday afternoon, plan to leave the airport after dark.|}`,
    },
    { kind: 'heading', level: 2, id: 'dress', text: 'Clothes and manners, place by place' },
    {
      kind: 'table',
      caption: 'What is expected',
      columns: ['Place', 'Clothes', 'Manners'],
      rows: [
        [
          'Western Wall',
          'Shoulders and knees covered; men cover the head, paper caps lie ready',
          'Men and women in separate sections; one walks a few steps backwards when leaving',
        ],
        [
          'Churches',
          'Shoulders and knees covered; men take the hat off',
          'Whisper; no posing on the Stone of Anointing',
        ],
        ['Temple Mount', 'Long and loose, arms too', 'No prayer of other faiths, no embraces, no flags'],
        [
          'Mea Shearim',
          'Long sleeves, skirt or trousers not tight',
          'People live here. No pictures of them, no groups',
        ],
        ['Synagogues', 'As at the Wall', 'Wait for the service to end, or sit through it'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'One scarf in the bag covers four of these five lines. Wear flat rubber soles: the paving has been polished for centuries and is slippery in the rain.',
    },
    { kind: 'heading', level: 2, id: 'around', text: 'Getting about' },
    {
      kind: 'paragraph',
      text: 'Between the station, Mahane Yehuda, the centre and Damascus Gate take the tram, which is quickest at five o’clock. Between hills take a taxi, on the meter, with the destination on a screen in Hebrew letters. In the Old City walk. A hire car is of little use until you leave. For a day with several hills, grandparents or a tight plan, a driver who drops you at one gate and waits at another saves you every walk back to a car park.',
    },
    { kind: 'heading', level: 2, id: 'with', text: 'With children, with grandparents' },
    {
      kind: 'paragraph',
      text: 'Children like three things here: walking along the ramparts, the tunnels (book ahead) and the zoo. Avoid the Via Dolorosa with them at noon. A pushchair in the Old City has to be carried, so bring a sling.',
    },
    {
      kind: 'paragraph',
      text: 'For people who walk with difficulty the city has more level ways than its reputation: the Western Wall from Dung Gate, the Cardo from the Jewish Quarter car park, the promenade at Armon Hanatziv with the view of the Mount of Olives turned round, the Israel Museum with its own wheelchairs. Each of these depends on the side from which you arrive, so plan it.',
    },
    { kind: 'heading', level: 2, id: 'mistakes', text: 'Five things we would not do' },
    {
      kind: 'list',
      items: [
        'See the Old City and Masada in one day: there is time for neither.',
        'Follow a man who offers to show the way to the Wall. Say thank you and walk on. The gates are signposted.',
        'Put a hire car into the car park by the gate at noon. The queue for it is long.',
        'Promise Bethlehem to the family without asking first. It lies in Area A, Israeli drivers may not enter, and the crossing can take an hour.',
        'Come in December in the clothes that were right in Tel Aviv. Eight hundred metres up, evenings are several degrees colder, and some winters bring snow.',
      ],
    },
    {
      kind: 'checklist',
      title: 'The evening before',
      items: [
        'Opening hours of tomorrow’s three places, from their own pages',
        'Bookings: Yad Vashem, the Western Wall tunnels, the Israel Museum on Saturday',
        'The gate at which you begin, and the one at which you end',
        'Scarf, hat, flat shoes, and a water bottle to refill in the Jewish Quarter',
        'Coins for candles, toilets and sesame bread',
        'Passport, if the Temple Mount is on the list',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'To go on from here: ',
        { text: 'Jerusalem and the Dead Sea in a day', to: '/routes/jerusalem-dead-sea' },
        ', or ',
        { text: 'four days in the footsteps of Jesus', to: '/blog/jesus-footsteps-guide' },
        '. For a driver who waits at the right gate, see ',
        { text: 'a day with a driver', to: '/private-driver-tours' },
        ', and for the ride from the airport, ',
        { text: 'the airport transfer', to: '/airport-taxi' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('yadVashem', 'israelMuseum', 'templeMount', 'tariff') },
  ],
};
