import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ramat-gan',
  meta: {
    title: 'Ben Gurion to Ramat Gan by private driver, Sheba gates',
    description:
      'Private transfer from Ben Gurion Airport to Ramat Gan at a fixed price: the Diamond Exchange towers, Sheba Medical Center’s gates, Bar-Ilan and the Safari.',
  },
  name: 'Ramat Gan',
  tagline: 'The Diamond Exchange and the park',
  lead: 'It looks like more of Tel Aviv and works by other roads: diamond towers at one end, the country’s largest hospital and a safari park at the other.',
  chat: 'Hello, I would like a price for a ride to Ramat Gan.',
  ride: {
    title: 'Ayalon for the towers, Geha for the hospital',
    paragraphs: [
      'For the Diamond Exchange and the offices around it the driver takes Route 1 and the Ayalon Highway. For Sheba Medical Center, Bar-Ilan University and the Safari he takes Route 4, which Israelis call Geha. The two sides are joined by a long row of traffic lights, so the address comes first and the exit second.',
      'Sheba, at Tel HaShomer, is a town with gates of its own. The children’s hospital, the heart centre, maternity and rehabilitation are entered at different points, too far apart for somebody unwell to walk. Send the name of the department or a photograph of the appointment letter. Patients from abroad are met in arrivals and brought straight to admission, with room for a wheelchair and for whoever came along.',
      'In the diamond district nobody can wait: streets are narrow and watched by cameras. We agree a corner, you ring from the lift, the car arrives as you step out. With three meetings in a day, one driver is simpler than three taxis ordered in a lobby.',
    ],
  },
  sights: {
    title: 'Reasons to stop here',
    items: [
      {
        name: 'Diamond Exchange district',
        text: 'The trading floor is closed to the public. The diamond museum beside it receives visitors by arrangement; bring a passport and only a small bag.',
      },
      {
        name: 'The Safari',
        text: 'You are driven among rhinos and hippos in a closed vehicle, with someone else at the wheel and your hands free for the camera. The walking zoo follows. Come at opening time, when animals move.',
      },
      {
        name: 'National Park',
        text: 'A lake, rowing boats and lawns next to the Safari. On Saturdays parking is hopeless, for those who park.',
      },
      {
        name: 'Sheba Medical Center',
        text: 'No sight, but the errand that brings many here. Allow twenty minutes for security at the gate before an appointment.',
      },
      {
        name: 'Museum of Israeli Art',
        text: 'In a rebuilt house on Abba Hillel Street: small, serious, right for the hour between a meeting and a flight. Check the hours.',
      },
    ],
  },
  tips: {
    title: 'Town knowledge',
    items: [
      {
        term: 'Mornings',
        text: 'From half past seven to half past nine each light on Jabotinsky Street is red. For a nine o’clock meeting aim for twenty past eight.',
      },
      {
        term: 'Shabbat',
        text: 'We rest from Friday afternoon to Saturday night. Bnei Brak across the highway closes to all cars, so leave that side early on Friday.',
      },
      {
        term: 'Stadium nights',
        text: 'Before and after matches Abba Hillel Street is shut. Be collected on the park side.',
      },
      { term: 'Bar-Ilan', text: 'The campus admits no unannounced cars. We agree on the gate by building number.' },
      {
        term: 'Kfar Maccabiah',
        text: 'The hotel and the sports halls have separate entrances; teams with kit want the second.',
      },
      {
        term: 'Long treatments',
        text: 'For repeated visits ask for one price for the series. It is easier to be expected than to explain.',
      },
    ],
  },
};
