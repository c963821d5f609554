import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ramat-gan',
  meta: {
    title: 'Ramat Gan and Sheba Medical Center from Ben Gurion',
    description:
      'Sheba’s separate gates, the Diamond Exchange towers, Bar-Ilan and the Safari: which road leads to which, with a driver from Ben Gurion at a fixed price.',
  },
  name: 'Ramat Gan',
  tagline: 'The Diamond Exchange and the park',
  lead: 'It looks like more of Tel Aviv, but you reach it by other roads: diamond towers at one end, the country’s largest hospital and a safari park at the other.',
  pictureShows: 'The towers of the Diamond Exchange above the lake of the National Park, with a rowing boat.',
  chat: 'Hello, I would like a price for a ride to Ramat Gan.',
  ride: {
    title: 'Ayalon for the towers, Geha for the hospital',
    paragraphs: [
      'For the Diamond Exchange and the offices around it take Route 1 and the Ayalon Highway. For Sheba Medical Center, Bar-Ilan University and the Safari it is Route 4, which Israelis call Geha. A long row of traffic lights lies between the two sides, so we need the address before we choose the exit.',
      'Sheba, at Tel HaShomer, is a town with gates of its own. The children’s hospital, the heart centre, maternity and rehabilitation are entered at different points, too far apart to walk if you are unwell. Send the name of the department or a photograph of the appointment letter, and ask the hospital which gate is nearest. Patients from abroad can be brought straight to admission, with room for a wheelchair and for the family.',
      'In the diamond district cars cannot wait: streets are narrow and watched by cameras. We agree a corner, and you ring from the lift. With three meetings in a day, one driver is simpler than three taxis.',
    ],
  },
  sights: {
    title: 'Reasons to stop here',
    items: [
      {
        name: 'Diamond Exchange district',
        text: 'The trading floor is closed to the public. Come for a meeting, or for the towers at dusk.',
      },
      {
        name: 'The Safari',
        text: 'You are driven among rhinos and hippos in a closed vehicle, with both hands free for the camera. The walking zoo follows. Come at opening time, when the animals are active.',
      },
      {
        name: 'National Park',
        text: 'A lake, rowing boats and lawns next to the Safari. On Saturdays the car parks are full.',
      },
      {
        name: 'Sheba Medical Center',
        text: 'The reason many people come. Before an appointment allow twenty minutes for security at the gate.',
      },
      {
        name: 'Museum of Israeli Art',
        text: 'In a rebuilt house on Abba Hillel Street: small, and good for the hour between a meeting and a flight. Check the hours.',
      },
    ],
  },
  tips: {
    title: 'Local knowledge',
    items: [
      {
        term: 'Mornings',
        text: 'From half past seven to half past nine Jabotinsky Street hardly moves. For a nine o’clock meeting aim for twenty past eight.',
      },
      {
        term: 'Shabbat',
        text: `{if rest_city|We do not drive on Shabbat. |}Bnei Brak, across the highway, closes to all cars. Leave that side early on Friday. ${fridayLanding('en', 'ramat-gan')}`,
      },
      {
        term: 'Stadium nights',
        text: 'Before and after matches Abba Hillel Street is shut. We collect you on the park side.',
      },
      { term: 'Bar-Ilan', text: 'The campus admits no unannounced cars. We choose the gate by building number.' },
      {
        term: 'Kfar Maccabiah',
        text: 'The hotel and the sports halls have separate entrances. Teams with kit need the second.',
      },
      {
        term: 'Long treatments',
        text: 'For repeated visits ask for one price for the whole series.',
      },
    ],
  },
};
