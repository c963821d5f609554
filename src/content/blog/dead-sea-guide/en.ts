import { deadSea } from '../../safety/dead-sea.en';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { drive } from '../figures.en';
import { sourceLines } from '../sources.en';

const road = drive('dead-sea');

export const article: ArticleTexts = {
  title: 'The Dead Sea in one day: which shore, which hour, which shoes',
  excerpt:
    'The north shore for mud and the sea itself, Ein Bokek for handrails, hotels and free beaches. The rules for bathing, the hours, and a whole day planned.',
  tags: ['dead-sea', 'planning'],
  meta: {
    title: 'Dead Sea day trip: beaches, bathing rules, day plan',
    description:
      'North shore or Ein Bokek? Bathing rules, what to bring, when to go, floods, sinkholes, and a Dead Sea day hour by hour from Tel Aviv, Jerusalem or the airport.',
    keywords: ['Dead Sea day trip', 'Ein Bokek or Kalia', 'Dead Sea rules', 'Dead Sea from Tel Aviv'],
  },
  body: [
    {
      kind: 'table',
      caption: 'North shore or south: decide this first',
      columns: ['What differs', 'North (Kalia and its neighbours)', 'South (Ein Bokek)'],
      rows: [
        ['From Jerusalem', 'Well under an hour', 'About an hour and a half'],
        ['What you bathe in', 'The sea itself', 'Evaporation pools filled from it, at a steady level'],
        ['The way to the water', 'Down a slope that grows every year', 'Level, with steps and handrails'],
        ['Mud', 'Black, natural, free for the taking', 'From a packet'],
        ['Entrance', 'Paid beaches', 'Public beaches, free'],
        ['Under your feet', 'Mud and stones', 'Salt crust and imported sand'],
        ['Good for', 'Half a day, photographs, a first float', 'Older people, children, staying the night'],
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Five rules if you read nothing else',
      text: [{ strong: `${deadSea.where} ` }, `${deadSea.back} ${deadSea.mouth} ${deadSea.time} ${deadSea.skin}`],
    },
    {
      kind: 'paragraph',
      text: 'The lowest shore on earth lies more than 430 metres below sea level and sinks by more than a metre a year. Its water is about a third salt, nearly nine times what you know from the beach at Tel Aviv, so you float whether you want to or not. No fish live in it.',
    },
    { kind: 'heading', level: 2, id: 'two-seas', text: 'Two seas with one name' },
    {
      kind: 'paragraph',
      text: 'On old maps it is one lake. Today the south has dried out and lives on as a system of pools that industry fills from the north, and Ein Bokek with its hotels stands on the bank of one of them. The level there is kept steady, so the beach stays where it was and a handrail reaches the water. In the north you see the true sea and how fast it is going: signs on the way down mark where the shore stood in earlier years.',
    },
    {
      kind: 'paragraph',
      text: 'Beaches in the north have closed in the past because the ground gave way, and may close again. Check on the morning which are open, what they charge and until when. We do the same before we set out.',
    },
    { kind: 'heading', level: 2, id: 'day', text: 'A day, hour by hour' },
    {
      kind: 'paragraph',
      text: 'From Tel Aviv or the airport, in the cool half of the year. From Jerusalem, take an hour off both ends. From June to September turn it round: water at opening time or in the last hour of light, and noon in air conditioning.',
    },
    {
      kind: 'table',
      caption: 'A day in the cool half of the year',
      columns: ['Hour', 'Where', 'Why then'],
      rows: [
        ['07:00', 'Departure', 'Jerusalem is behind you before the coaches move'],
        ['08:30', 'The sign at sea level', 'Photograph, and ears popping'],
        ['09:00', 'Qumran', 'An hour, while there is still shade'],
        ['10:30', 'Ein Gedi', 'Waterfall, ibex, a first cold dip. Book ahead'],
        ['13:00', 'Lunch at Ein Bokek', 'Indoors, out of the midday sun'],
        ['14:30', 'The water', 'Twice a quarter of an hour, with a shower between'],
        ['16:00', 'Coffee, dry clothes, the road', 'The cliffs in the west take the sun early'],
        ['18:30', 'Your door', 'In time for a proper shower'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Driving takes ',
        `${road.clear} each way from the airport with the road clear, depending on the shore. If you want Masada as well, leave Qumran out. For the sunrise you walk up, because the cable car starts at about eight. See `,
        { text: 'which gate and which path to take', to: '/masada' },
        '. Jerusalem and the Dead Sea together are ',
        { text: 'a route we drive often', to: '/routes/jerusalem-dead-sea' },
        ': the Old City in the morning, the water at four.',
      ],
    },
    { kind: 'heading', level: 2, id: 'in-the-water', text: 'In the water: all the rules' },
    {
      kind: 'list',
      ordered: true,
      items: [
        `${deadSea.skin} Scratches sting in any case.`,
        'Take off your jewellery. Silver turns black, soft stones suffer, and rings slip off oily fingers.',
        'Shoes on. Salt crystals cut, and in summer the sand burns.',
        'Walk in backwards or sideways until the water is at your knees, then sit down as if into an armchair.',
        `${deadSea.back} Magen David Adom counted eighteen cases in the bathing season of 2025.`,
        'No splashing, no diving, no race. A drop in the eye blinds you for minutes.',
        'If it happens: do not rub. Call, let yourself be led out, rinse with fresh water. Keep a bottle of it at the edge.',
        'Anyone who has swallowed water may need a doctor: the lifeguard will know.',
        `${deadSea.time} Rest before you go in again.`,
        'Stay between the buoys and near the shore. Wind can push a floating person out.',
        'Heart trouble, high or low blood pressure, pregnancy, open wounds: ask a doctor beforehand.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Children float well and rub their eyes, so many parents let them paddle and then take them to the pool. Keep very small ones out of the water. The photograph with the newspaper works first time.',
    },
    { kind: 'heading', level: 2, id: 'mud', text: 'Using the mud' },
    {
      kind: 'paragraph',
      text: 'In the north it lies at the edge, black and fine. Take it where others do, and do not dig a hole of your own. Put it on thinly, wait ten minutes in the sun until it turns grey and cracks, then wash it off in the sea and shower. Not on the face near the eyes, not on broken skin. It stains a white swimsuit for good.',
    },
    { kind: 'heading', level: 2, id: 'dangers', text: 'Two dangers that are not in the water' },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Sinkholes. ' },
        'As the sea retreats, fresh water eats the salt underground, and the surface falls in without a sound. Whole stretches of the shore are fenced for that reason. Footprints beyond a gap in the fence do not make it safe. Our drivers do not stop there.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Floods. ' },
        'It rains on the hills around Jerusalem, and two hours later, under a blue sky, a brown wall comes down a dry canyon and across Route 90. This happens on several days between October and May. The road is closed then, and hikes in the wadis are forbidden for good reason. Have a plan B somewhere else. If the road is likely to close, we tell you before you set out.',
      ],
    },
    { kind: 'heading', level: 2, id: 'season', text: 'When to come' },
    {
      kind: 'table',
      caption: 'The year on the shore',
      columns: ['Months', 'The air', 'Advice'],
      rows: [
        ['November to February', 'Mild by day, cool by five', 'Pleasant at midday; watch the flood warnings'],
        ['March and April', 'Warm, clear, flowers in the desert', 'The best months; crowded at Passover and Easter'],
        ['May and October', 'Hot', 'Early or late; noon indoors'],
        ['June to September', '40 °C (104 °F) and more', 'Water at opening time or before sunset, no hiking'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The sun comes up over the mountains of Moab across the water, so sunrise is the hour for photographs. It goes down behind the cliffs at your back, and the beach is in shade well before evening. The haze filters some of the sun but you still burn.',
    },
    { kind: 'heading', level: 2, id: 'how', text: 'How to get there' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Bus. ' },
          'From Jerusalem, a few a day, fewer on Fridays, none on Shabbat. Cheap, and fine for one beach. Look up the last one back.',
        ],
        [
          { strong: 'Organised tour. ' },
          'One price, a guide and a coach full of people. For one person it is the cheapest way with a guide.',
        ],
        [
          { strong: 'Hire car. ' },
          'The northern part of the road runs through the West Bank. Ask the hire company whether its insurance covers you there.',
        ],
        [
          { strong: 'A driver for the day. ' },
          'Good value from about four people. Dry clothes and cold water stay in the car. If you stay several nights, book two separate rides: there is no point keeping a car waiting at Ein Bokek.',
        ],
        [{ strong: 'Taxi. ' }, 'Easy to get there, hard to get back: no taxis pass the northern beaches.'],
      ],
    },
    { kind: 'heading', level: 2, id: 'pack', text: 'What to pack' },
    {
      kind: 'checklist',
      title: 'One bag',
      items: [
        'Water to drink: three litres each in summer, half of it frozen the night before',
        'Water shoes or old sandals with a strap',
        'An old, dark swimsuit, because the salt spoils it',
        'A towel you do not need tomorrow, and a bag that closes for wet things',
        'Hat, sun cream, sunglasses on a string',
        'A small bottle of fresh water for the eyes',
        'Coins or a card for showers and lockers',
        'The booking for Ein Gedi, if you go there',
        'Something to cover shoulders and knees, if Qasr al-Yahud or a monastery is on the way',
        'Something long-sleeved for the way home: air conditioning feels cold on salty skin',
      ],
    },
    { kind: 'heading', level: 2, id: 'saturday', text: 'Friday and Saturday' },
    {
      kind: 'paragraph',
      text: [
        `The beaches are open on Saturday, and full. ${terms.hours} A Friday works if it begins early: Qumran, water, and home before candle lighting, which in December means leaving the shore at one. For any other day, send date, address and number of people for `,
        { text: 'a day with a driver', to: '/private-driver-tours' },
        '. The price is for the car and covers the way there and back. ',
        { text: 'Our Dead Sea page', to: '/dead-sea' },
        ' has more on individual beaches and sights.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Check on the day',
      text: 'Opening hours, entrance fees, which beaches exist this season, bookings for Ein Gedi, and the state of Route 90 after rain. All of these change.',
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('drownings', 'masadaCableCar') },
  ],
};
