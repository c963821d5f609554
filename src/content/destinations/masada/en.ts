import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'masada',
  meta: {
    title: 'Masada at sunrise: up the ramp, down the other side',
    description:
      'Sunrise from the Roman ramp, the Snake Path, and the cable car that starts at eight: Masada with a driver from Ben Gurion, Jerusalem or Tel Aviv.',
  },
  name: 'Masada',
  tagline: 'Sunrise over the desert',
  lead: 'One mountain, two gates, and no road between them. With a driver you can go up one side and come down the other.',
  pictureShows: 'The rock of Masada at sunrise, with the Snake Path, the cable car and an ibex.',
  chat: 'Hello, I would like a price for a ride to Masada.',
  ride: {
    title: 'Choose your side before you choose your hour',
    paragraphs: [
      'The eastern gate, with the cable car and the Snake Path, opens off Route 90 on the Dead Sea shore. The western gate, at the foot of the Roman ramp, is reached only through Arad, by a narrow road that ends there. If you drive yourself, you must come down to the car park you started from. With a driver you walk up the ramp in the dark, watch the sun rise over Moab and go down on the eastern side, where the car is waiting.',
      'For that you leave Tel Aviv or the airport in the middle of the night and Jerusalem a little later, and sleep on the way. The cable car starts at about eight, which in summer is more than two hours after sunrise. If you do not want to wait for it, walk down the Snake Path. The path opens about an hour before sunrise and needs good knees and a torch.',
      'Landing in the morning? Masada works as a first day. Luggage stays in the vehicle, and you are on the summit before noon, floating by two and at your hotel in Jerusalem or Tel Aviv for an early night.',
    ],
  },
  sights: {
    title: 'On the rock and below it',
    items: [
      {
        name: 'The summit',
        text: 'Herod’s three-stepped northern palace, the bath house with its hollow floor, the storerooms, the synagogue. Begin in the north while it is still in shade.',
      },
      {
        name: 'Masada Museum',
        text: 'By the eastern cable car station: the potsherds with names, and the story of Yigael Yadin’s dig. Cool, and better after the climb than before.',
      },
      {
        name: 'The ramp and the camps',
        text: 'From the west the siege of the year 73 reads like a diagram: the ramp, the wall, the squares of eight Roman camps. Few Roman siege works survive so completely.',
      },
      {
        name: 'Ein Gedi',
        text: 'A quarter of an hour north. Waterfalls after the ruins, if you have booked entry and arrive before early afternoon.',
      },
      {
        name: 'Ein Bokek',
        text: 'A quarter of an hour south: showers, a free beach and the Dead Sea itself.',
      },
    ],
  },
  tips: {
    title: 'Getting it right',
    items: [
      {
        term: 'Heat',
        text: 'On extreme days walkers are turned back from the Snake Path early in the morning. Bring three litres of water each and a hat, because there is little shade on top.',
      },
      {
        term: 'Ramp or snake',
        text: 'The ramp is short and suits children of six. The Snake Path is a steady climb of some 350 metres. Pushchairs go by cable car.',
      },
      {
        term: 'Fridays',
        text: 'The park closes early on Fridays and holiday eves, and the cable car before it. Check the hours the day before.',
      },
      {
        term: 'Shabbat',
        text: 'Masada is open on Saturday{if rest_city|, when we do not drive. Plan it for Sunday to Thursday, or for Friday morning|}.',
      },
      {
        term: 'No signal',
        text: 'Phones hardly work at the western gate. Agree the time and the gate with the driver before you start up.',
      },
    ],
  },
};
