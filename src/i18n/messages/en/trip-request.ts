import { closedWay, errors, labels, services, unmailed } from '@shared/words/lead-words/en';
import type { TripRequestMessages } from '../he/trip-request';

export const messages: TripRequestMessages = {
  formLabel: 'Trip request form',
  required: 'required',
  optional: 'optional',
  progress: {
    label: 'Steps of the request',
    stepOf: (step, total) => `Step ${step} of ${total}`,
    done: 'done',
    goTo: (step) => `Back to step: ${step}`,
  },
  steps: {
    personal: { title: 'Your details', heading: 'How can we reach you?' },
    route: { title: 'Trip details', heading: 'Where from, and where to?' },
    when: { title: 'Date and time', heading: 'When should we pick you up?' },
    service: { title: 'Service', heading: 'How many people and suitcases?' },
    extras: { title: 'More details', heading: 'Anything else we should know?' },
  },
  fields: {
    ...labels,
    country_code: 'Country code',
    passenger_country_code: 'Country code',
    for_other: 'I am booking for somebody else',
    session_id: 'Visit',
  },
  hints: {
    pickup: 'Street, number and city, or the name of the place. For example: Ben Gurion Airport, Terminal 3',
    dropoff: 'Street, number and city, or the name of the place',
    travel_date: 'Day/month/year',
    return_date: 'Day/month/year. Not sure yet? Leave it empty.',
    pickup_time:
      'Israel time. Landing at 02:40? Choose 02:00 and add your flight number: we set the exact time with you, and the free waiting is counted from the landing.',
    passengers: 'More than 8? Write it in the notes, in the next step.',
    luggage: 'Large suitcases. Hand luggage does not count. More than 6? Say so in the notes.',
    round_trip:
      '{if round_trip_percent|To and from the airport, booked together: {round_trip_percent}% off the total price.|}',
    flight_number: 'We follow your flight and adjust the pick-up if it is late.',
    for_other: 'Messages go to you. The driver meets the passenger.',
    passenger_phone: 'For the driver on the day. If you leave it empty, the driver calls you.',
    notes: 'A child’s weight, a stop on the way, anything bulky…',
  },
  places: { results: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`) },
  children: {
    title: 'Any children under 8?',
    why: 'By law they ride in a seat for their age, which we bring at no extra charge. Children count as passengers too.',
  },
  notKnownYet: 'Not known yet',
  services,
  dayParts: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  closedDays: '{if rest_city|We do not drive on Shabbat and Jewish holidays.|}',
  soon: 'That is very soon. Please call us or write on WhatsApp: a request sent here might be read too late.',
  restNow:
    'We are also closed at the moment and will answer when {if rest_city|Shabbat or the holiday is over|we are back}.',
  closedDates: {
    rest: (start, end) => `We rest from ${start} to ${end} (Shabbat or a holiday).`,
    others: 'The days marked in the calendar are closed too. If you must travel then, ask us:',
    chosen: 'We are closed on this day.',
    ask: 'You can still send the request, and we will see what we can do. The quickest way is to ask us:',
  },
  closedHour: {
    closed: 'We cannot drive then because of {if rest_city|Shabbat, a holiday or |}a closed day.',
    nearest: 'The nearest times:',
    landing:
      'If your flight lands then: the taxi rank outside the arrivals hall works on Shabbat and holidays too, on the meter, at the rate for days of rest.',
  },
  calendar: {
    labels: { travel_date: 'Calendar for the travel date', return_date: 'Calendar for the return date' },
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'today',
    selected: 'selected',
    closed: 'closed',
  },
  codes: {
    choose: (country, code) => `Country code: ${country} ${code}. Press to change it`,
    title: 'Choose a country code',
    search: 'Country or code',
    results: (count) => (count === 1 ? '1 country' : `${count} countries`),
    none: 'No country found. You can also search by the code itself.',
    close: 'Close',
  },
  errors,
  flight: {
    searching: 'Looking up the flight on the Ben Gurion board…',
    found: (flight) =>
      `${flight.number} ${flight.isArrival ? `from ${flight.place}: lands` : `to ${flight.place}: departs`} on ${flight.day} at ${flight.time}${flight.terminal ? `, Terminal ${flight.terminal}` : ''}.`,
    otherDay: (day) => `The Ben Gurion board has this flight, but on ${day}. Please check the date.`,
    notListed:
      'This flight is not on the Ben Gurion board yet (it shows about three days ahead). We will check it closer to your trip.',
    shape: 'We can’t follow this flight. A flight number looks like LY 316; you can also leave it empty.',
  },
  summary: {
    item: (field, error) => `${field}: ${error}`,
    title: 'Please complete or correct:',
    toastTitle: 'Form Error',
    toastText: 'Please fill all required fields',
  },
  actions: { previous: 'Previous', next: 'Next', send: 'Send Request', sending: 'Sending...' },
  ticket: {
    title: 'Your trip',
    pickup: 'Pick-up',
    destination: 'Destination',
    name: 'Name',
    phone: 'Phone',
    date: 'Date',
    time: 'Time',
    returnDate: 'Return date',
    returnTime: 'Return time',
    passenger: 'Passenger',
    passengerPhone: 'Passenger’s phone',
    passengers: 'Passengers',
    luggage: 'Suitcases',
    empty: 'not filled in yet',
    toCome: (names) => `Still to fill in: ${names.join(', ')}`,
    complete: 'Everything is ready to send',
  },
  price: {
    label: 'Price',
    sample: 'Sample',
    line: (price) => `Price: ${price}`,
    toCome: 'It appears once you give the route, time, passengers and service.',
    inWriting: 'You get the price in writing within {minutes reply_minutes}.',
    final: 'final, VAT included',
    withVat: 'VAT included',
    atMost: (price) => `at most ${price}`,
    bothWays: 'both ways',
    car: (count, name, seats) => (count === 1 ? `${name}, up to ${seats}` : `${count} × ${name}, up to ${seats} each`),
    seats: (count) => (count === 1 ? '1 child seat included' : `${count} child seats included`),
    forLuggage: (count) => (count === 1 ? 'because of 1 suitcase' : `because of ${count} suitcases`),
    /** How it came about. */
    reasons: {
      title: 'Why it costs that',
      ride: (from, to) => `\u2068${from}\u2069 → \u2068${to}\u2069, day rate`,
      night: (time) => `Night rate, pick-up at ${time}`,
      hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'} with driver`,
      seat: (count) => (count === 1 ? '1 child seat' : `${count} child seats`),
      stop: (count) => (count === 1 ? '1 stop on the way' : `${count} stops on the way`),
      discount: 'Off for coming back with us',
      total: 'Total, VAT included',
      car: (cars, name, people, luggage) =>
        `${cars === 1 ? name : `${cars} × ${name}`}: the smallest that takes ${people === 1 ? '1 passenger' : `${people} passengers`}${luggage && `, ${luggage}`}.`,
    },
    upTo: (bags) => (bags === 1 ? 'with up to 1 suitcase' : `with up to ${bags} suitcases`),
    closedBack: 'We cannot drive you back then because of {if rest_city|Shabbat, a holiday or |}a closed day.',
    /** Behind what is given in writing. */
    within: 'within {minutes reply_minutes}',
    unpriced: (place: string, within: string) =>
      `\u2068${place}\u2069 has no price in our list yet: you get it in writing ${within}.`,
    /** Of a place that tells no zone, behind which of the two it is. */
    askPlace: {
      from: 'Pick-up:',
      to: 'Destination:',
      which:
        'We read two places here, or a name that two places share. Write one place with its town. You can also leave it as it is and get the price in writing.',
      link: 'A map link does not tell us the place. Write the street and the town, or choose from the list. You can also leave it as it is and get the price in writing.',
      coordinates:
        'Coordinates do not tell us the price. Write the street and the town, or choose from the list. You can also leave it as it is and get the price in writing.',
      number: 'A number alone does not say where. Add the street and the town, or choose from the list.',
      signs: 'There is no name of a place here. Write the street and the town, or choose from the list.',
      long: 'This text is too long for us to tell the place. Write the street and the town alone; the rest can go into the notes.',
    },
    ask: {
      from: 'To see the price now, choose the pick-up from the list or add its town. You can also leave it as it is and get the price in writing.',
      to: 'To see the price now, choose the destination from the list or add its town. You can also leave it as it is and get the price in writing.',
      no_fare: 'We have no fixed price for this route. You get the price in writing.',
      same_zone:
        'A ride within one town or area, or between two terminals, has no fixed price. You can take a car with driver by the hour, or get the price of this ride in writing.',
      group: 'For this many people or suitcases we prepare an offer and send it in writing.',
      too_soon: 'The pick-up is too soon for a price here. Please call us or write on WhatsApp.',
      return_time: 'Add the day and time of your return to see the price for both ways.',
      return_early:
        'The way back starts before you would arrive. Choose a later day or time to see the price for both ways.',
      hours:
        'This is priced by the hour. Say in the notes for how long you need the car, and you get the price in writing.',
      day_trip: 'The price of a day trip depends on the route. You get it in writing.',
      event: 'The price for an event depends on the plan. You get it in writing.',
      other: 'You get the price in writing.',
    },
  },
  notice: {
    title: 'What happens to these details',
    text: (business) =>
      `${business} uses these details to give you a price, arrange the trip and get back to you, and passes them only to the driver assigned to you and to the suppliers who run this site for us. You are not legally obliged to give them, but without the required fields we cannot offer you a trip. How to see, correct or delete them:`,
    privacy: 'privacy policy',
  },
  sending: {
    slow: 'This is taking longer than usual. Your request is not yet confirmed. You can also send it on WhatsApp.',
    whatsapp: 'Send on WhatsApp',
    call: 'Call us',
    retry: 'Try again',
    sendAsNew: 'Send as a new request',
  },
  draft: {
    returning: 'Bringing your answers back…',
    kept: 'Kept on this device until you send it.',
    clear: 'Clear the form',
    cleared: 'The form is empty',
    undo: 'Undo',
  },
  sent: {
    closedWay,
    unmailed,
    what: 'What you sent',
    close: 'Close this confirmation',
    restFirst:
      '{if rest_city|We are closed for Shabbat or a holiday. When it is over|We are closed today. When we are back,} we check availability and work out the final price.',
    toastTitle: 'Thank you! We have your request',
    toastText: (reference) => `Your reference: ${reference}`,
    openChat: 'Open chat',
    elsewhere: 'Sent in another tab',
    title: 'We have your request',
    reference: 'Your reference',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy failed',
    next: 'What happens now',
    steps: [
      'We check availability and work out the final price.',
      'You get it in writing, by WhatsApp or email. If something is unclear, we call.',
      'The trip is booked only once you have agreed to the price.',
    ],
    price: {
      held: (price, day, time) => `Your price: ${price}, held until ${day} ${time}.`,
      confirm: 'We still have to check that a car is available.',
      other: (price) =>
        `Our prices changed while you were filling in the form. You keep the lower one. The other was ${price}.`,
      steps: [
        'We check that a car is available.',
        'You get our offer in writing, by WhatsApp or email. If something is unclear, we call.',
        'The trip is booked only once you have agreed to the offer.',
      ],
      restFirst:
        '{if rest_city|We are closed for Shabbat or a holiday. When it is over|We are closed today. When we are back,} we check that a car is available.',
    },
  },
  failed: {
    toastTitle: 'Submission error',
    unknown: 'Something went wrong on our side. Your request is kept; try again or send it on WhatsApp.',
    title: 'Automatic submission error',
    kept: 'What you filled in is kept on this device.',
    repeated:
      'Your request is not yet confirmed. It is kept on this device, and we’ll keep trying until it gets through.',
    offline: 'You are offline. We will send it again as soon as the connection is back.',
    network: 'We could not reach the server. Try again: it will not be sent twice.',
    timeout: 'The server did not answer in time. Try again: it will not be sent twice.',
    conflict:
      'An earlier version of this request has already reached us. To change it, write to us on WhatsApp, or send this one as a new request.',
    rateLimited: (wait) => `Several requests were sent in a row. You can try again ${wait}.`,
    inMinutes: (minutes) => (minutes === 1 ? 'in a minute' : `in ${minutes} minutes`),
    later: 'in a few minutes',
    blocked: 'Requests from this connection are blocked for a while. Please send yours on WhatsApp or call us.',
    expired: 'A request you sent more than three days ago was never confirmed. Check the details and send it again.',
  },
  chat: {
    greeting: 'Hello, I would like to book a trip:',
    reference: 'Reference',
    unconfirmed: '(not yet confirmed on the site)',
    yes: 'yes',
  },
};
